-- What people who come back want: to see what happened, and not to be held to a slip.

-- Up to which move a seat was seen by the person who sits there.
create table looks (
    table_id text not null references tables (id),
    seat bigint not null,
    ply bigint not null,
    primary key (table_id, seat)
);

-- Whether a person ends their turns with a word of their own.
alter table people add column confirms bigint not null default 0;
