-- Time to think, and who wants to be told when it is their turn.

-- As a table is opened with: 'live MINUTES+SECONDS' or 'turns DAYS'.
alter table tables add column clock text;

-- Milliseconds that are left to the one who sits here, and since when (since 1970) they are asked.
alter table seats add column left_ms bigint;
alter table seats add column asked bigint;

-- The address that is called when it is a person's turn, and how they know this server.
alter table people add column hook text;
alter table people add column hook_origin text;
