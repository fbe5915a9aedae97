-- Restricting acts of admins with their reasons, and the objections of those who are affected.

create table moderation_decision (
  id text primary key,
  act text not null check (act in ('suspend-profile', 'deactivate-profile', 'hide-profile', 'lock-account')),
  -- Who is affected: an account, or a workspace. Both are null once they are deleted.
  account_id text references "user" (id) on delete set null,
  workspace_id text references workspace (id) on delete set null,
  profile_id text references profile (id) on delete set null,
  -- What it was called at the time: a handle, or the name of an account.
  subject text not null check (char_length(subject) <= 200),
  rule text not null check (char_length(rule) between 1 and 40),
  ground text not null check (ground in ('contract', 'law')),
  facts text not null check (char_length(facts) <= 1000),
  found_by text not null check (found_by in ('report', 'admin', 'automation')),
  automated boolean not null default false,
  decided_by text references "user" (id) on delete set null,
  decided_at timestamptz not null,
  -- Null while the rule and the facts are still to be given.
  completed_at timestamptz,
  -- What a reversal restores.
  previous jsonb not null default '{}',
  lifted_at timestamptz,
  lifted_by text references "user" (id) on delete set null,
  lift text check (lift in ('ended', 'reversed')),
  check ((lifted_at is null) = (lift is null)),
  check (account_id is not null or workspace_id is not null or facts = '')
);
create index moderation_decision_of_account on moderation_decision (account_id, decided_at desc);
create index moderation_decision_of_workspace on moderation_decision (workspace_id, decided_at desc);
create index moderation_decision_of_profile on moderation_decision (profile_id, decided_at desc);
create index moderation_decision_newest on moderation_decision (decided_at desc, id desc);
create index moderation_decision_incomplete on moderation_decision (decided_at, id) where completed_at is null;
create index moderation_decision_decided_by on moderation_decision (decided_by);
create index moderation_decision_lifted_by on moderation_decision (lifted_by);

create table objection (
  id text primary key,
  decision_id text not null references moderation_decision (id) on delete cascade,
  created_at timestamptz not null,
  closed_at timestamptz,
  closed_by text references "user" (id) on delete set null,
  outcome text check (outcome in ('upheld', 'reversed', 'moot')),
  reason text check (char_length(reason) <= 1000),
  check ((closed_at is null) = (outcome is null))
);
create unique index objection_open on objection (decision_id) where closed_at is null;
create index objection_of_decision on objection (decision_id, created_at);
create index objection_oldest_open on objection (created_at, id) where closed_at is null;
create index objection_closed_by on objection (closed_by);

create table objection_message (
  id text primary key,
  objection_id text not null references objection (id) on delete cascade,
  author_id text references "user" (id) on delete set null,
  by_admin boolean not null,
  body text not null check (char_length(body) between 1 and 5000),
  created_at timestamptz not null
);
create index objection_message_of_objection on objection_message (objection_id, created_at, id);
create index objection_message_author on objection_message (author_id);

-- Without its profile a decision no longer applies. Without its account or workspace it only counts: it forgets whom it
-- was about, and why.
create function forget_decision() returns trigger language plpgsql as $$
begin
  update objection set outcome = 'moot', closed_at = now() where decision_id = new.id and closed_at is null;
  if new.lifted_at is null then
    new.lifted_at := now();
    new.lift := 'ended';
  end if;
  if new.account_id is null and new.workspace_id is null then
    delete from objection_message using objection
      where objection_message.objection_id = objection.id and objection.decision_id = new.id;
    update objection set reason = null where decision_id = new.id and reason is not null;
    new.completed_at := coalesce(new.completed_at, now());
    new.subject := '';
    new.facts := '';
    new.previous := '{}';
  end if;
  return new;
end $$;
create trigger forget_decision before update of account_id, workspace_id, profile_id on moderation_decision
  for each row when (
    (old.profile_id is not null and new.profile_id is null)
    or (new.account_id is null and new.workspace_id is null
      and (old.account_id is not null or old.workspace_id is not null)))
  execute function forget_decision();
