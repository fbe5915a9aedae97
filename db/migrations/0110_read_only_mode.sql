-- One row: whether the site takes no changes for now, since when, and what visitors are told.
create table read_only_mode (
  only_row boolean primary key default true check (only_row),
  since timestamptz,
  message text not null default '',
  -- Null for an operator at the command line.
  set_by text references "user" (id) on delete set null
);
insert into read_only_mode default values;

create function tell_read_only_mode() returns trigger language plpgsql as $$
begin
  perform log_change('read-only', '');
  return null;
end $$;
create trigger read_only_mode_changed after update on read_only_mode
  for each statement execute function tell_read_only_mode();
