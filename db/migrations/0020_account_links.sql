-- Links that are mailed to accounts, when an address was proven, and mails that do not outlive their sending.

-- One link of a kind for each account: a newer one takes the older one's place. Only a hash of the token is here.
create table account_token (
  user_id text not null references "user" (id) on delete cascade,
  purpose text not null check (purpose in ('verify-email', 'change-email', 'reset-password')),
  -- The address that the link was mailed to.
  email text not null check (email = lower(email)),
  token_hash text not null unique,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (user_id, purpose)
);

-- The links from before name no account, or have no hash.
delete from verification where identifier like 'reset-password:%';

-- Since when the account's address is known to be its own. For those from before nobody knows, so it counts from now.
alter table "user" add column email_verified_at timestamptz;
update "user" set email_verified_at = now() where email_verified;

-- Whoever writes an account (sign-up, the site builder, a link): the proof belongs to one address, and so do the links.
create function note_email_proof() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.email <> old.email then
    delete from account_token where user_id = new.id;
  end if;
  if not new.email_verified then
    new.email_verified_at := null;
  elsif tg_op = 'INSERT' or not old.email_verified or new.email <> old.email then
    new.email_verified_at := now();
  end if;
  return new;
end
$$;
create trigger user_email_proof before insert or update of email, email_verified on "user"
  for each row execute function note_email_proof();

-- What a mail was about, for whoever asks later: its text is emptied once it is sent.
alter table mail_outbox add column kind text not null default 'other';
update mail_outbox set text_body = '', html_body = '', reply_to = null, unsubscribe_url = null where sent_at is not null;
create index mail_outbox_with_body on mail_outbox (sent_at) where sent_at is not null and text_body <> '';
-- An account's own mails, for its export and its deletion.
create index mail_outbox_recipient on mail_outbox (recipient, created_at);
