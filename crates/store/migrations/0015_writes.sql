-- Whoever writes says what they know: how often somebody wrote at the table before.
alter table tables add column writes bigint not null default 0;
