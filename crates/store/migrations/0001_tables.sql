-- Plain SQL that SQLite and PostgreSQL both read. Times are seconds since 1970.

create table people (
    id text primary key,
    name text not null,
    lang text not null,
    created bigint not null
);

create table secrets (
    name text primary key,
    value text not null
);

-- Card files that tables were opened with, so that they can be replayed with the same cards.
create table card_sets (
    hash text primary key,
    file text not null
);

create table tables (
    id text primary key,
    game text not null,
    rules_revision bigint not null,
    cards text not null references card_sets (hash),
    options text not null,
    seed text not null,
    commitment text not null,
    host text not null references people (id),
    invite_key text not null,
    listed bigint not null,
    lang text not null,
    status text not null,
    reason text,
    outcome text,
    won bigint not null default 0,
    version bigint not null default 0,
    created bigint not null,
    changed bigint not null
);
create index tables_by_status on tables (status, changed);

-- A seat is free (neither person nor bot), a person's or a bot's.
create table seats (
    table_id text not null references tables (id),
    seat bigint not null,
    person text references people (id),
    bot text,
    primary key (table_id, seat)
);
create index seats_by_person on seats (person);

-- People who came by the invitation: they may watch, sit and talk.
create table guests (
    table_id text not null references tables (id),
    person text not null references people (id),
    primary key (table_id, person)
);

create table moves (
    table_id text not null references tables (id),
    seq bigint not null,
    seat bigint not null,
    move text not null,
    at bigint not null,
    primary key (table_id, seq)
);

create table said (
    table_id text not null references tables (id),
    seq bigint not null,
    person text not null references people (id),
    seat bigint,
    words text not null,
    at bigint not null,
    primary key (table_id, seq)
);

-- The Journal de l'Espace.
create table victories (
    table_id text primary key references tables (id),
    game text not null,
    options text not null,
    team text not null,
    points bigint not null,
    at bigint not null
);
