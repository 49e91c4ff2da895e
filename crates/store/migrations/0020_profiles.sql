-- What a person shows to others on their page: words with a space between them. Whether their
-- ratings stand there is what 'unranked' says.
alter table people add column shown text not null default '';
