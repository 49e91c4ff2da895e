-- Clubs: people with accounts who find each other's tables on one page.
create table clubs (
    id text primary key,
    name text not null,
    about text not null,
    -- Whether everybody finds it and may join; of the others only their members know.
    public bigint not null,
    -- What the link holds by which people join.
    invite_key text not null,
    -- Who leads it: always one of its members.
    founder text not null references people (id),
    created bigint not null
);
create index clubs_by_public on clubs (public, created);
create index clubs_by_founder on clubs (founder);

create table club_members (
    club text not null references clubs (id),
    person text not null references people (id),
    -- In which order they came.
    number bigint not null,
    since bigint not null,
    primary key (club, person)
);
create index club_members_by_person on club_members (person);

-- Whom a founder removed: they do not come back by themselves.
create table club_removed (
    club text not null references clubs (id),
    person text not null references people (id),
    primary key (club, person)
);
create index club_removed_by_person on club_removed (person);

-- The tables and tournaments that members opened for their club.
create table club_tables (
    table_id text primary key references tables (id),
    club text not null references clubs (id)
);
create index club_tables_by_club on club_tables (club);
create table club_tournaments (
    tournament text primary key references tournaments (id),
    club text not null references clubs (id)
);
create index club_tournaments_by_club on club_tournaments (club);
