-- Two sides play the same deals, each in the same seats; then their games lie side by side.
create table duels (
    id text primary key,
    game text not null,
    cards text not null references card_sets (hash),
    options text not null,
    -- The rounds as JSON: for each a seat, a seed, and the bots in the other seats.
    rounds text not null,
    -- Who challenged, and who took it up: another person, a bot of a level, or nobody yet.
    host text not null references people (id),
    rival text references people (id),
    bot text,
    created bigint not null,
    -- When all its games were over.
    ended bigint
);
create index duels_by_host on duels (host);
create index duels_by_rival on duels (rival);

-- The game of a side (0 or 1) in a round. Nobody plays the same one twice.
create table duel_games (
    duel text not null references duels (id),
    round bigint not null,
    side bigint not null,
    table_id text not null references tables (id),
    primary key (duel, round, side)
);

-- The duel that a table belongs to, and whether it still hides what happened there: its deal is still
-- new to somebody.
alter table tables add column duel text;
alter table tables add column sealed bigint not null default 0;
create index tables_by_duel on tables (duel);
