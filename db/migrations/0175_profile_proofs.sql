-- R790, R791: what owners have proven, or try to: a domain, or a profile on another website.
create table profile_proof (
  id text primary key,
  profile_id text not null references profile (id) on delete cascade,
  kind text not null check (kind in ('domain', 'elsewhere')),
  -- A domain, or a whole address.
  subject text not null check (length(subject) between 1 and 2000),
  -- What a TXT record of the domain says.
  code text check (length(code) between 20 and 100),
  method text check (method in ('dns', 'page')),
  url text,
  -- When a check last succeeded. A proof is shown while this is set.
  checked_at timestamptz,
  failure text,
  failing_since timestamptz,
  warned_at timestamptz,
  next_check_at timestamptz,
  created_at timestamptz not null default now(),
  unique (profile_id, kind, subject),
  check ((kind = 'domain') = (code is not null)),
  check (checked_at is null or (method is not null and url is not null))
);
create index profile_proof_due on profile_proof (next_check_at) where next_check_at is not null;

-- A page that shows other proofs than before is outdated; cards show none.
create function tell_proof_change() returns trigger language plpgsql as $$
declare
  before text := case when old.checked_at is not null then concat_ws(' ', old.kind, old.subject, old.method, old.url) end;
  after text := case when new.checked_at is not null then concat_ws(' ', new.kind, new.subject, new.method, new.url) end;
  changed text := coalesce(new.profile_id, old.profile_id);
begin
  if old.checked_at is not distinct from new.checked_at and before is not distinct from after then
    return null;
  end if;
  perform tell_pages('profile:' || slug) from profile where id = changed;
  -- A check that finds the same as before changes a date alone.
  if before is distinct from after and webhook_wants('profile.updated') then
    perform note_profile_change(changed, coalesce(hashtextextended(after, tg_relid::bigint)::numeric, 0)
      - coalesce(hashtextextended(before, tg_relid::bigint)::numeric, 0));
  end if;
  return null;
end $$;
create trigger tell_proof_change after insert or update or delete on profile_proof
  for each row execute function tell_proof_change();
