-- Tournaments: people with accounts meet in rounds, at tables that the tournament opens. Who has how
-- many points is written nowhere: it follows from the games.
create table tournaments (
    id text primary key,
    name text not null,
    game text not null,
    cards text not null references card_sets (hash),
    options text not null,
    -- How many sit at a table, and how long they may think.
    seats bigint not null,
    clock text not null,
    -- 'swiss' or 'all'.
    system text not null,
    -- How many rounds a Swiss tournament has.
    rounds bigint not null,
    -- Whether everybody finds it, or only those who have the link.
    listed bigint not null,
    lang text not null,
    host text not null references people (id),
    -- 'open', 'running' or 'over'.
    status text not null,
    -- The last round that was begun, counted from 1.
    round bigint not null default 0,
    created bigint not null,
    changed bigint not null
);
create index tournaments_by_status on tournaments (status, created);

create table tournament_players (
    tournament text not null references tournaments (id),
    person text not null references people (id),
    -- In which order they came.
    number bigint not null,
    -- In which round they left.
    gone bigint,
    primary key (tournament, person)
);
create index tournament_players_by_person on tournament_players (person);

-- The tables of a round, and who was to sit there, as JSON in the order of the seats.
create table tournament_games (
    tournament text not null references tournaments (id),
    round bigint not null,
    board bigint not null,
    table_id text not null references tables (id),
    people text not null,
    primary key (tournament, round, board)
);

-- Who sat a round out.
create table tournament_byes (
    tournament text not null references tournaments (id),
    round bigint not null,
    person text not null references people (id),
    primary key (tournament, round, person)
);

-- The tournament that a table belongs to.
alter table tables add column tournament text;
create index tables_by_tournament on tables (tournament, status);
