-- Accounts and sessions as better-auth reads and writes them, and the workspaces that the site builder reports.

create table "user" (
  id text primary key,
  name text not null check (char_length(name) between 1 and 200),
  email text not null unique check (email = lower(email)),
  email_verified boolean not null default false,
  image text,
  role text not null default 'user' check (role in ('user', 'admin')),
  num_following integer not null default 0 check (num_following >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table session (
  id text primary key,
  token text not null unique,
  user_id text not null references "user" (id) on delete cascade,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index session_user_id on session (user_id);

create table account (
  id text primary key,
  account_id text not null,
  provider_id text not null,
  user_id text not null references "user" (id) on delete cascade,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index account_user_id on account (user_id);

create table verification (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verification_identifier on verification (identifier);

create table workspace (
  id text primary key,
  slug text not null unique,
  name text not null check (char_length(name) between 1 and 200),
  plan text not null default 'free' check (plan in ('free', 'starter', 'core', 'growth', 'agency', 'enterprise')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table workspace_member (
  workspace_id text not null references workspace (id) on delete cascade,
  user_id text not null references "user" (id) on delete cascade,
  role text not null check (role in ('owner', 'admin', 'member')),
  created_at timestamptz not null default now(),
  primary key (workspace_id, user_id)
);
create index workspace_member_user_id on workspace_member (user_id);

-- Counters of tries and writes, as rate-limiter-flexible keeps them.
create unlogged table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limit_expire on rate_limit (expire);
