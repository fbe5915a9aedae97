-- Sign-in in two steps, what a session has proved, and accounts that admins have locked.

alter table "user"
  add column two_factor_enabled boolean not null default false,
  -- Who has signed in before is told of a sign-in from a new device.
  add column last_sign_in_at timestamptz,
  add column locked_at timestamptz,
  add column lock_reason text check (char_length(lock_reason) <= 1000),
  add check ((locked_at is null) = (lock_reason is null));
update "user" set last_sign_in_at = latest.created_at
  from (select user_id, max(created_at) as created_at from session group by user_id) as latest
  where latest.user_id = "user".id;

alter table session add column factor_passed_at timestamptz;

create table two_factor (
  id text primary key,
  user_id text not null unique references "user" (id) on delete cascade,
  -- Both encrypted with a key that is not in the database.
  secret text not null,
  backup_codes text not null,
  -- Only a secret that was confirmed by a code counts.
  verified boolean not null default false,
  -- The time step of the last code that was taken: neither it nor an earlier one is good again.
  last_step bigint,
  -- better-auth's own count of failures, which ours in rate_limit replaces.
  failed_verification_count integer not null default 0,
  locked_until timestamptz,
  created_at timestamptz not null default now()
);

-- A session that is made while its account is being locked has ended already: `for share` waits for whoever is locking it.
create function end_session_of_locked_account() returns trigger language plpgsql as $$
declare
  locked timestamptz;
begin
  select locked_at into locked from "user" where id = new.user_id for share;
  if locked is not null then
    new.expires_at := now();
  end if;
  return new;
end $$;
create trigger end_session_of_locked_account before insert on session
  for each row execute function end_session_of_locked_account();

-- What was done to an account is counted for good; what was written about it goes with the account.
alter table moderation_entry add column account_id text references "user" (id) on delete set null;
create index moderation_entry_of_account on moderation_entry (account_id, created_at desc) where account_id is not null;
create trigger forget_moderated_account before update on moderation_entry
  for each row when (old.account_id is not null and new.account_id is null) execute function forget_moderated_profile();
