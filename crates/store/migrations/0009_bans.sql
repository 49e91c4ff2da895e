-- What the one who runs the server decides about people and tables.

-- Who may not open tables, sit down or speak: the id of a person, or an address.
create table bans (
    who text primary key,
    reason text not null,
    since bigint not null
);

-- People of whom nothing is kept but that somebody was there: their cookie is nobody's.
alter table people add column gone bigint not null default 0;

-- What was changed from outside while the server may run: the tables that it looks at anew.
create table notices (
    id bigint primary key,
    table_id text references tables (id)
);
