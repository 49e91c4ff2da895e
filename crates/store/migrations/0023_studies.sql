-- Studies: finished games with notes at some of their moments, for others to read.
create table studies (
    id text primary key,
    name text not null,
    about text not null,
    -- Whether everybody finds it; the others are read by those who have the link.
    listed bigint not null,
    author text not null references people (id),
    created bigint not null,
    changed bigint not null
);
create index studies_by_listed on studies (listed, changed);
create index studies_by_author on studies (author, changed);

create table study_chapters (
    study text not null references studies (id),
    number bigint not null,
    table_id text not null references tables (id),
    name text not null,
    -- Through whose eyes it is seen: a seat counted from 1, or 0 for a spectator.
    eyes bigint not null,
    primary key (study, number)
);
create index study_chapters_by_table on study_chapters (table_id);

create table study_notes (
    study text not null,
    chapter bigint not null,
    -- After how many moves.
    ply bigint not null,
    words text not null,
    -- Places on the board, or two with '>' between them for an arrow, with spaces between.
    marks text not null,
    primary key (study, chapter, ply),
    foreign key (study, chapter) references study_chapters (study, number)
);
