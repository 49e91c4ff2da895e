-- Several servers at one database. Where a file is used by one, these stay empty.

-- Counts the changes of a table: a server that knows the last one is up to date.
alter table tables add column revision bigint not null default 0;
-- What servers remember of a table beside its moves, seats and talk, as JSON.
alter table tables add column memo text;

-- The servers that run, and when each last said so, in milliseconds since 1970.
create table nodes (
    id text primary key,
    seen bigint not null
);

-- Who looks at a table, and by which server.
create table presence (
    table_id text not null references tables (id),
    node text not null references nodes (id) on delete cascade,
    person text not null,
    primary key (table_id, node, person)
);
create index presence_by_node on presence (node);
