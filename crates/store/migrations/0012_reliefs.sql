-- A bot plays for a person who has a seat, from one move on up to another, counted from 0; as long
-- as it does, the second is not known. What people did themselves is weighed after the game.
create table reliefs (
    table_id text not null references tables (id),
    seat bigint not null,
    since bigint not null,
    until bigint
);
create index reliefs_by_table on reliefs (table_id);

-- Until now that was told by notes between the lines of the talk: a level and after how many moves.
insert into reliefs (table_id, seat, since, until)
select begun.table_id, begun.seat,
    cast(replace(replace(replace(begun.words, 'cadet ', ''), 'sergeant ', ''), 'captain ', '') as bigint),
    (select min(cast(over.words as bigint)) from said over
     where over.table_id = begun.table_id and over.seat = begun.seat
     and over.kind = 'returned' and over.words <> '' and over.seq > begun.seq)
from said begun
where begun.kind in ('relieved', 'left', 'outoftime') and begun.seat is not null
and (begun.words like 'cadet %' or begun.words like 'sergeant %' or begun.words like 'captain %');
