-- Using a session prolongs it, but not for ever: 90 days after the sign-in it ends.
create function bound_session_life() returns trigger language plpgsql as $$
begin
  new.expires_at := least(new.expires_at, new.created_at + interval '90 days');
  return new;
end $$;
create trigger bound_session_life before insert or update of expires_at on session
  for each row execute function bound_session_life();
update session set expires_at = created_at + interval '90 days' where expires_at > created_at + interval '90 days';
