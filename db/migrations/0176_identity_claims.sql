-- R806: claims of the last sign-in at the site builder that were true, of those that the platform shows.
create table identity_claim (
  user_id text not null references "user" (id) on delete cascade,
  claim text not null check (length(claim) between 1 and 100),
  confirmed_at timestamptz not null,
  primary key (user_id, claim)
);

create function tell_identity_change() returns trigger language plpgsql as $$
declare
  changed profile;
  content bigint := hashtextextended(coalesce(new.claim, old.claim), tg_relid::bigint);
begin
  select * into changed from profile where owner_user_id = coalesce(new.user_id, old.user_id);
  if not found then
    return null;
  end if;
  perform tell_pages('profile:' || changed.slug);
  -- A sign-in that has the same claim again changes a date alone.
  if tg_op <> 'UPDATE' and webhook_wants('profile.updated') then
    perform note_profile_change(changed.id, case when tg_op = 'INSERT' then content::numeric else -content::numeric end);
  end if;
  return null;
end $$;
create trigger tell_identity_change after insert or update or delete on identity_claim
  for each row execute function tell_identity_change();
