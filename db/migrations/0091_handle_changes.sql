-- How often a profile has changed its handle lately.
create table handle_change (
  profile_id text not null references profile (id) on delete cascade,
  changed_at timestamptz not null
);
create index handle_change_of_profile on handle_change (profile_id, changed_at);

-- Whether a former handle is reserved for its former owner; it redirects in either case, until somebody takes it.
alter table handle_history add column reserved boolean not null default true;

-- Whether a profile that is private now was public under its handle.
alter table profile add column slug_was_public boolean not null default false;
update profile set slug_was_public = true where visibility = 'PRIVATE' and activated_at is not null;

create function note_public_slug() returns trigger language plpgsql as $$
begin
  if new.slug is distinct from old.slug then
    new.slug_was_public := false;
  elsif old.visibility = 'PUBLIC' and new.visibility = 'PRIVATE' then
    new.slug_was_public := true;
  end if;
  return new;
end $$;
create trigger profile_public_slug before update of slug, visibility on profile
  for each row execute function note_public_slug();
