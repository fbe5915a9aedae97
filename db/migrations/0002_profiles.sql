-- What the site builder reports of people's work, and the profiles made from it.
-- An owner is a person or a workspace, never both: each owned table says so itself.

create table asset (
  id text primary key,
  type text not null check (type in ('sites', 'templates', 'libraries', 'cloneables')),
  owner_user_id text references "user" (id) on delete cascade,
  owner_workspace_id text references workspace (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 200),
  slug text not null,
  url text,
  description text,
  thumbnail_url text,
  public boolean not null default false,
  published_at timestamptz,
  num_likes integer not null default 0 check (num_likes >= 0),
  num_views integer not null default 0 check (num_views >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(owner_user_id, owner_workspace_id) = 1)
);
create index asset_of_user on asset (owner_user_id, type, published_at desc, id) where owner_user_id is not null;
create index asset_of_workspace on asset (owner_workspace_id, type, published_at desc, id)
  where owner_workspace_id is not null;

create table profile (
  id text primary key,
  slug text not null unique check (slug ~ '^[a-z0-9](-?[a-z0-9])*$' and char_length(slug) between 3 and 40),
  owner_user_id text unique references "user" (id) on delete cascade,
  owner_workspace_id text unique references workspace (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 200),
  title text check (char_length(title) <= 120),
  employer text check (char_length(employer) <= 120),
  business_type text check (business_type in ('AGENCY', 'STUDIO', 'COLLECTIVE', 'CONSULTANCY')),
  about text check (char_length(about) <= 5000),
  -- As typed, with the catalogue's entries beside it where the text resolves.
  city text check (char_length(city) <= 120),
  country text check (char_length(country) <= 120),
  city_slug text,
  country_code text check (country_code ~ '^[a-z]{2}$'),
  languages text[] not null default '{}' check (cardinality(languages) <= 20),
  skills text[] not null default '{}' check (cardinality(skills) <= 60),
  services_offered text[] not null default '{}' check (cardinality(services_offered) <= 18),
  project_minimum_amount integer check (project_minimum_amount between 0 and 100000000),
  project_minimum_currency text,
  availability_status text check (availability_status in ('AVAILABLE', 'LIMITED', 'UNAVAILABLE')),
  availability_from date,
  availability_confirmed_at timestamptz,
  profile_img text,
  website text check (char_length(website) <= 2000),
  inquiry_email_address text check (char_length(inquiry_email_address) <= 320),
  visibility text not null default 'PRIVATE' check (visibility in ('PUBLIC', 'PRIVATE')),
  expert_status text not null default 'NOT_ACTIVATED'
    check (expert_status in ('NOT_ACTIVATED', 'ACTIVE', 'PAUSED', 'SUSPENDED')),
  activated_at timestamptz,
  -- What the owner wants; what is read is this and every requirement met.
  wants_hirable boolean not null default false,
  response_time_hours real check (response_time_hours >= 0),
  num_followers integer not null default 0 check (num_followers >= 0),
  num_likes integer not null default 0 check (num_likes >= 0),
  num_views integer not null default 0 check (num_views >= 0),
  -- Grows with every edit, never with a counter: the ETag.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(owner_user_id, owner_workspace_id) = 1),
  check (owner_workspace_id is null or (title is null and employer is null)),
  check (owner_user_id is null or business_type is null),
  check ((project_minimum_amount is null) = (project_minimum_currency is null))
);

create table profile_skill (
  profile_id text not null references profile (id) on delete cascade,
  skill_slug text not null,
  position smallint not null,
  primary key (profile_id, skill_slug)
);
create index profile_skill_slug on profile_skill (skill_slug, profile_id);

create table featured_asset (
  profile_id text not null references profile (id) on delete cascade,
  asset_id text not null references asset (id) on delete cascade,
  position smallint not null check (position between 0 and 2),
  caption text not null default '' check (char_length(caption) <= 280),
  primary key (profile_id, asset_id),
  unique (profile_id, position)
);
create index featured_asset_of_asset on featured_asset (asset_id);

create table site_order (
  profile_id text not null references profile (id) on delete cascade,
  asset_id text not null references asset (id) on delete cascade,
  position smallint not null check (position >= 0),
  primary key (profile_id, asset_id)
);
create index site_order_of_asset on site_order (asset_id);

create table badge (
  id text primary key,
  profile_id text not null references profile (id) on delete cascade,
  badge_type text not null check (badge_type in ('partner', 'award')),
  badge_name text not null check (char_length(badge_name) between 1 and 80),
  award_level text check (award_level in ('winner', 'finalist', 'honoree')),
  award_date date,
  created_at timestamptz not null default now(),
  check (badge_type = 'award' or (award_level is null and award_date is null))
);
create index badge_of_profile on badge (profile_id);

create table follow (
  user_id text not null references "user" (id) on delete cascade,
  profile_id text not null references profile (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, profile_id)
);
create index follow_of_profile on follow (profile_id);

create table profile_like (
  user_id text not null references "user" (id) on delete cascade,
  profile_id text not null references profile (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, profile_id)
);
create index profile_like_of_profile on profile_like (profile_id);

-- Handles that a profile had before: they redirect, and stay reserved for a while.
create table handle_history (
  slug text primary key,
  profile_id text not null references profile (id) on delete cascade,
  released_at timestamptz not null default now()
);
create index handle_history_of_profile on handle_history (profile_id);
