-- Groups of a tournament whose games all win or lose together: each plays the same deals.
create table tournament_groups (
    tournament text not null references tournaments (id),
    number bigint not null,
    name text not null,
    -- The club whose members alone may join. It may have closed since.
    club text,
    primary key (tournament, number)
);
create index tournament_groups_by_club on tournament_groups (club);

-- The group that somebody is in; at tables for one everybody is alone.
alter table tournament_players add column team bigint;

-- In which order people are paired at first: 'joined' or 'rating'.
alter table tournaments add column seeding text not null default 'joined';
