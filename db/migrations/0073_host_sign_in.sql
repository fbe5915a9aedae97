-- Sign-in at the site builder (OpenID Connect).

-- A sign-in that has begun here and goes on at the site builder; deleted when the browser comes back with its answer.
create table host_sign_in (
  state_hash text primary key,
  -- The cookie of the browser that began it.
  browser_hash text not null,
  nonce text not null,
  code_verifier text not null,
  next text not null,
  -- Where a session asks for a fresh sign-in; null for one that begins a session.
  session_id text references session (id) on delete cascade,
  begun_at timestamptz not null,
  expires_at timestamptz not null
);
create index host_sign_in_expires_at on host_sign_in (expires_at);
create index host_sign_in_session on host_sign_in (session_id) where session_id is not null;

-- An account at the site builder whose proven email an account here has, until the latter's owner confirms that both are
-- theirs.
create table host_join (
  -- The browser that has signed in at the site builder; it alone may confirm by password.
  browser_hash text primary key,
  user_id text not null references "user" (id) on delete cascade,
  issuer text not null,
  subject text not null,
  email text not null,
  next text not null,
  -- Of the link that was mailed, if it was asked for.
  token_hash text unique,
  expires_at timestamptz not null
);
create index host_join_expires_at on host_join (expires_at);
create index host_join_user on host_join (user_id);

-- Tokens that are good once, until they would have expired anyway.
create table spent_token (
  hash text primary key,
  expires_at timestamptz not null
);
create index spent_token_expires_at on spent_token (expires_at);

alter table session
  -- The session at the site builder, by which its sign-out names it; empty where it gave none.
  add column host_sid text,
  -- The last fresh sign-in at the site builder.
  add column host_proved_at timestamptz;

-- An account has at most one account at each provider.
create unique index account_one_per_provider on account (user_id, provider_id);
