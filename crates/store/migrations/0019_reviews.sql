-- What bots thought of a game that is over: of the decisions of each seat ('A', 'B' ...), or of its
-- luck ('luck'). The body is JSON, and grows until all is weighed.
create table reviews (
    table_id text not null references tables (id),
    part text not null,
    body text not null,
    primary key (table_id, part)
);
