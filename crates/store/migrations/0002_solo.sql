-- What a solo game needs: a deal that is played again, the deal of the day, help from a bot.

-- The table whose deal is played again here.
alter table tables add column replay_of text;
-- The day (YYYY-MM-DD, UTC) whose deal this is.
alter table tables add column day text;
-- Whether a bot may be asked for a hint.
alter table tables add column hints bigint not null default 1;

create index tables_by_deal on tables (commitment, status);

-- What a line of the talk is: words, or a note of help that somebody took.
alter table said add column kind text not null default 'words';

-- The one try of each person at the deal of a day.
create table tries (
    game text not null,
    day text not null,
    person text not null references people (id),
    table_id text not null references tables (id),
    verdict text,
    score bigint,
    moves bigint,
    at bigint,
    primary key (game, day, person)
);
create index tries_by_table on tries (table_id);
