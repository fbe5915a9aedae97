-- Using a session prolongs it, but not for ever: 90 days after the sign-in it ends.
create function bound_session() returns trigger language plpgsql as $$
begin
  new.expires_at := least(new.expires_at, new.created_at + interval '90 days');
  -- Enough to tell a browser by; what is longer was made up.
  new.user_agent := left(new.user_agent, 300);
  return new;
end $$;
create trigger bound_session before insert or update of expires_at on session
  for each row execute function bound_session();
update session set expires_at = created_at + interval '90 days' where expires_at > created_at + interval '90 days';

-- Whoever signs in again and again has the newest fifty sessions, and no row of those that have ended.
create function drop_surplus_sessions() returns trigger language plpgsql as $$
begin
  delete from session where user_id = new.user_id and id <> new.id and (
    expires_at < now()
    or id not in (select id from session where user_id = new.user_id order by created_at desc, id desc limit 50)
  );
  return null;
end $$;
create trigger drop_surplus_sessions after insert on session
  for each row execute function drop_surplus_sessions();

-- A browser that has signed in is known until the password changes.
alter table "user" add column password_changed_at timestamptz not null default now();
create function note_password_change() returns trigger language plpgsql as $$
begin
  update "user" set password_changed_at = now() where id = new.user_id;
  return null;
end $$;
create trigger note_password_change after update of password on account
  for each row when (new.password is distinct from old.password) execute function note_password_change();
