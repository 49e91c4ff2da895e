-- Who comes, goes and comes back.

-- Somebody who plays on the device of the person whose seat it is: what they are called.
alter table seats add column alias text;
-- Why a bot plays for the person, if they did not order it: 'left'.
alter table seats add column away text;
-- Whether the person would end the game as it stands.
alter table seats add column agrees bigint not null default 0;

-- The table at which the same people play again.
alter table tables add column rematch text;

-- People whom the host has sent away.
create table barred (
    table_id text not null references tables (id),
    person text not null references people (id),
    primary key (table_id, person)
);
