-- What admins do to other people's profiles: who, when, to whom, why.

create table moderation_entry (
  id text primary key,
  actor_id text references "user" (id) on delete set null,
  profile_id text references profile (id) on delete cascade,
  action text not null check (char_length(action) between 1 and 60),
  reason text check (char_length(reason) <= 1000),
  details jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index moderation_entry_of_profile on moderation_entry (profile_id, created_at desc);
create index moderation_entry_newest on moderation_entry (created_at desc);
