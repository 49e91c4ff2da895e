-- Names with a password, for people who want their tables on every device.

create table accounts (
    person text primary key references people (id),
    -- The name in small letters, so that nobody has the same in capitals.
    login text not null unique,
    -- Made by Argon2id; the password itself is kept nowhere.
    hash text not null,
    created bigint not null
);

-- A browser that is signed in. Its id is the hash of what its cookie holds.
create table sessions (
    id text primary key,
    person text not null references people (id),
    created bigint not null,
    seen bigint not null
);
create index sessions_by_person on sessions (person);
