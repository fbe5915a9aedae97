-- The admins' desk: what visitors report, what becomes of unknown terms, and versions of the catalogue.

create table profile_report (
  id text primary key,
  profile_id text not null references profile (id) on delete cascade,
  -- Nobody for a guest, whose address is not kept.
  reporter_id text references "user" (id) on delete set null,
  reason text not null check (reason in ('spam', 'impersonation', 'stolen-work', 'offensive', 'wrong-facts', 'other')),
  text text not null check (char_length(text) <= 1000),
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  closed_by text references "user" (id) on delete set null,
  outcome text check (outcome in ('acted', 'dismissed')),
  check ((closed_at is null) = (outcome is null))
);
create index profile_report_open on profile_report (created_at desc) where closed_at is null;
create index profile_report_of_profile on profile_report (profile_id);
create index profile_report_of_reporter on profile_report (reporter_id) where reporter_id is not null;
-- Whoever repeats themselves is heard once.
create unique index profile_report_once on profile_report (profile_id, reporter_id)
  where closed_at is null and reporter_id is not null;

-- Reported messages are closed in the same way.
alter table message
  add column report_closed_at timestamptz,
  add column report_closed_by text references "user" (id) on delete set null,
  add column report_outcome text check (report_outcome in ('acted', 'dismissed')),
  add check ((report_closed_at is null) = (report_outcome is null));
create index message_report_open on message (reported_at desc) where reported_at is not null and report_closed_at is null;
create index message_by_day on message (created_at);

alter table unmatched_term
  add column status text not null default 'new' check (status in ('new', 'mapped', 'ignored', 'proposed')),
  -- The entry of the catalogue that the term means.
  add column target text,
  add column decided_at timestamptz,
  add check ((status = 'mapped') = (target is not null));
create index unmatched_term_waiting on unmatched_term (status, times desc, term);

-- Versions of the ranking tables and added aliases. Without an active one, the committed tables count.
create table catalogue_snapshot (
  id text primary key,
  created_at timestamptz not null default now(),
  created_by text references "user" (id) on delete set null,
  source text not null default 'computed' check (source = 'computed'),
  reason text not null check (char_length(reason) <= 1000),
  -- The tables as text, not jsonb: the order of keys means something, and a version must come back byte for byte.
  tables text not null,
  -- For the history, which does not read the tables.
  paths integer not null check (paths >= 0),
  aliases integer not null check (aliases >= 0),
  active boolean not null default false
);
create unique index catalogue_snapshot_active on catalogue_snapshot (active) where active;
create index catalogue_snapshot_newest on catalogue_snapshot (created_at desc);

-- Acts stay counted when their profile goes; what was written about it goes with it.
alter table moderation_entry drop constraint moderation_entry_profile_id_fkey;
alter table moderation_entry
  add constraint moderation_entry_profile_id_fkey foreign key (profile_id) references profile (id) on delete set null;
create function forget_moderated_profile() returns trigger language plpgsql as $$
begin
  new.reason := null;
  new.details := '{}';
  return new;
end $$;
create trigger forget_moderated_profile before update on moderation_entry
  for each row when (old.profile_id is not null and new.profile_id is null) execute function forget_moderated_profile();

-- The desk finds a profile by any part of its name, handle or owner's address, however many there are.
create index profile_name_part on profile using gin (lower(name) gin_trgm_ops);
create index profile_slug_part on profile using gin (slug gin_trgm_ops);
create index profile_slug_beginning on profile (slug text_pattern_ops);
create index user_email_part on "user" using gin (email gin_trgm_ops);
create index profile_state on profile (expert_status, visibility);
create index profile_newest on profile (created_at desc, id desc);
create index profile_edited on profile (updated_at desc, id desc);
create index profile_by_name on profile (name, id);
create index user_by_day on "user" (created_at);
create index mail_outbox_unsent on mail_outbox (created_at) where sent_at is null;
