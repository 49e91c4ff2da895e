-- Whether a try counts in the table of results: whoever is nobody in particular may be several.
alter table tries add column ranked bigint not null default 1;
