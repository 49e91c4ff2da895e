-- What PostgreSQL does by itself where several servers share it: it counts the changes of each
-- table, and tells of them. Told is the table's id, and by which server it was changed.

create or replace function rempart_tell(changed text) returns void language sql as $$
    select pg_notify('rempart', changed || ' ' || current_setting('application_name'))
$$;

create or replace function rempart_count() returns trigger language plpgsql as $$
begin
    new.revision := old.revision + 1;
    perform rempart_tell(new.id);
    return new;
end $$;

create or replace function rempart_opened() returns trigger language plpgsql as $$
begin
    perform rempart_tell(new.id);
    return null;
end $$;

-- Seats are a part of their table, and what was said there.
create or replace function rempart_part() returns trigger language plpgsql as $$
begin
    update tables set revision = revision where id = coalesce(new.table_id, old.table_id);
    return null;
end $$;

-- So is what somebody there is called.
create or replace function rempart_person() returns trigger language plpgsql as $$
begin
    update tables set revision = revision where id in
        (select table_id from seats where person = new.id
         union select table_id from said where person = new.id);
    return null;
end $$;

create or replace function rempart_presence() returns trigger language plpgsql as $$
begin
    perform rempart_tell(coalesce(new.table_id, old.table_id));
    return null;
end $$;

create or replace trigger rempart_count before update on tables
    for each row execute function rempart_count();
create or replace trigger rempart_opened after insert on tables
    for each row execute function rempart_opened();
create or replace trigger rempart_seat after update on seats
    for each row execute function rempart_part();
create or replace trigger rempart_unsaid after delete on said
    for each row execute function rempart_part();
create or replace trigger rempart_person after update of name on people
    for each row execute function rempart_person();
create or replace trigger rempart_presence after insert or delete on presence
    for each row execute function rempart_presence();
