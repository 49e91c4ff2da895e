-- Every version of a table is one happening: a move, a line of the talk, moves taken back. Moves
-- that were taken back are gone, but their numbers stay: whoever was cut off asks by number.
create table undone (
    table_id text not null references tables (id),
    version bigint not null,
    -- Who noticed it: a bit for each seat, and one for those who watch.
    seen bigint not null,
    -- The version of the first move that was taken back here; none for a move that was.
    since bigint,
    primary key (table_id, version)
);
