-- Browsers that show a notification when it is a person's turn.

create table devices (
    -- Made of the address: the browser knows it too.
    id text primary key,
    person text not null references people (id),
    -- In which session it was asked for; none for a guest.
    session text,
    -- What kind of browser it is, such as "Firefox, Linux".
    name text not null,
    -- Where the service of the browser's maker takes messages for it.
    address text not null,
    -- For whom they are encrypted: a point of P-256 and a shared secret, in the base64 of addresses.
    point text not null,
    secret text not null,
    -- The scheme and host by which it knows this server.
    origin text not null,
    created bigint not null
);
create index devices_by_person on devices (person);
create index devices_by_session on devices (session);
