-- Whether a person with an account wants to stand in no public ranking.
alter table people add column unranked bigint not null default 0;

create index tables_by_game on tables (game, status, changed);
