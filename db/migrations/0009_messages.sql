-- What visitors write to experts, the answers, and whom an owner does not want to hear from again.

create table message (
  id text primary key,
  profile_id text not null references profile (id) on delete cascade,
  -- An account (its address is read from there), or a guest by name and address.
  sender_user_id text references "user" (id) on delete set null,
  sender_name text not null check (char_length(sender_name) between 1 and 200),
  guest_email text check (guest_email = lower(guest_email)),
  -- Whose idempotency keys these are: the account, or the guest's address.
  sender_key text not null,
  idempotency_key text check (char_length(idempotency_key) between 1 and 200),
  request_hash text not null,
  subject text not null check (char_length(subject) between 3 and 150),
  body text not null check (char_length(body) between 20 and 5000),
  -- Of the text without case, spaces and digits: the same letter to many is found by it.
  text_hash text not null,
  status text not null check (status in ('awaiting-confirmation', 'sent', 'filtered')),
  filter_reason text,
  created_at timestamptz not null default now(),
  -- When it reached the profile's inbox; a guest's does so once confirmed.
  delivered_at timestamptz,
  -- The newest word of either side: lists are in this order.
  last_at timestamptz not null default now(),
  read_at timestamptz,
  sender_read_at timestamptz,
  archived_at timestamptz,
  spam_at timestamptz,
  -- The first answer, here or by mail.
  replied_at timestamptz,
  answered_by_mail boolean not null default false,
  reported_at timestamptz,
  reported_by text references "user" (id) on delete set null,
  report_reason text check (char_length(report_reason) <= 1000),
  check ((status = 'awaiting-confirmation') = (delivered_at is null)),
  check ((status = 'filtered') <= (filter_reason is not null)),
  check (sender_user_id is null or guest_email is null)
);
create unique index message_once on message (sender_key, idempotency_key) where idempotency_key is not null;
create index message_of_profile on message (profile_id, last_at desc, id desc);
create index message_of_sender on message (sender_user_id, last_at desc, id desc) where sender_user_id is not null;
create index message_unread on message (profile_id)
  where read_at is null and status = 'sent' and archived_at is null and spam_at is null;
create index message_same_text on message (text_hash, created_at);
create index message_unconfirmed on message (created_at) where status = 'awaiting-confirmation';
create index message_replied on message (replied_at) where replied_at is not null;
create index message_reported on message (reported_at desc) where reported_at is not null;

create table message_reply (
  id text primary key,
  message_id text not null references message (id) on delete cascade,
  author text not null check (author in ('owner', 'sender')),
  author_user_id text references "user" (id) on delete set null,
  author_name text not null,
  body text not null check (char_length(body) between 1 and 5000),
  idempotency_key text check (char_length(idempotency_key) between 1 and 200),
  created_at timestamptz not null default now()
);
create index message_reply_of_message on message_reply (message_id, created_at, id);
create unique index message_reply_once on message_reply (message_id, author, idempotency_key)
  where idempotency_key is not null;

create table sender_block (
  id text primary key,
  profile_id text not null references profile (id) on delete cascade,
  user_id text references "user" (id) on delete cascade,
  email text check (email = lower(email)),
  name text not null,
  created_at timestamptz not null default now(),
  check (num_nonnulls(user_id, email) >= 1)
);
create unique index sender_block_of_user on sender_block (profile_id, user_id) where user_id is not null;
create unique index sender_block_of_email on sender_block (profile_id, email) where email is not null;

-- Inquiry addresses other than the account's count once somebody there has said that they are theirs.
alter table profile add column inquiry_email_verified_at timestamptz;
