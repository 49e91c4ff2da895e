-- What people built for a game and published, such as a scenario.
create table scenarios (
    id text primary key,
    game text not null,
    -- For how many it is.
    players bigint not null,
    -- The value of the game's option.
    line text not null,
    name text not null,
    about text not null,
    author text not null references people (id),
    created bigint not null,
    -- With which rules, cards and bots it was measured, in how many games, and how many of them the
    -- first seat won.
    measured text not null default '',
    games bigint not null default 0,
    won bigint not null default 0,
    unique (game, line)
);
create index scenarios_by_author on scenarios (author);

create table scenario_votes (
    scenario text not null references scenarios (id),
    person text not null references people (id),
    primary key (scenario, person)
);
create index scenario_votes_by_person on scenario_votes (person);

-- The tables that were opened with it.
create table scenario_tables (
    table_id text primary key references tables (id),
    scenario text not null references scenarios (id)
);
create index scenario_tables_by_scenario on scenario_tables (scenario);
