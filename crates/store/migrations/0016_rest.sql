-- A table is at rest when nothing will happen there by itself: then this is the number of its writes,
-- and its seats say for whom it waits. Servers need not know it before somebody asks for it.
alter table tables add column rested bigint not null default -1;
alter table seats add column awaited bigint not null default 0;
create index tables_restless on tables (status, changed)
    where status = 'running' and (rested <> writes or clock is not null);
-- With a million tables, nobody reads all of them to find those of one person.
create index tables_by_host on tables (host);
