-- What the name of an account looks like: two that people take for one another are the same here.
alter table accounts add column alike text;
create index accounts_by_alike on accounts (alike);
