-- What hire pages read: one row per listed profile and skill, and how many there are of each page.
-- Both are kept right in the same transaction as the change that moves them.

alter table profile
  add column ranking_score real not null default 0 check (ranking_score between 0 and 1),
  -- Which version of the rules made the score; 0 before the first.
  add column ranking_version integer not null default 0;

create table listing (
  skill text not null,
  profile_id text not null references profile (id) on delete cascade,
  country_code text not null check (country_code ~ '^[a-z]{2}$'),
  city_slug text,
  score real not null check (score between 0 and 1),
  -- The rest is what filters and sort orders need.
  owner_kind text not null check (owner_kind in ('freelancer', 'agency')),
  services text[] not null default '{}',
  languages text[] not null default '{}',
  badges text[] not null default '{}',
  availability_status text check (availability_status in ('AVAILABLE', 'LIMITED', 'UNAVAILABLE')),
  project_minimum_usd integer check (project_minimum_usd >= 0),
  -- The first activation: leaving and coming back makes nobody new.
  listed_at timestamptz not null,
  primary key (skill, profile_id)
);
create index listing_of_skill on listing (skill, score desc, profile_id);
create index listing_of_country on listing (skill, country_code, score desc, profile_id);
create index listing_of_city on listing (skill, country_code, city_slug, score desc, profile_id);
create index listing_of_profile on listing (profile_id);

-- '' stands for no country and no city: a key has no nulls.
-- No check that experts >= 0: an upsert proposes its difference, which may be negative, before it meets the row.
create table listing_count (
  skill text not null,
  country_code text not null default '',
  city_slug text not null default '',
  experts integer not null,
  primary key (skill, country_code, city_slug),
  check (country_code <> '' or city_slug = '')
);

-- A profile also goes with its account or workspace, by cascade; its share of the counts goes with it here.
create function unlist_deleted_profile() returns trigger language plpgsql as $$
begin
  -- In the order in which every writer of counts locks them.
  perform 1 from listing_count
    join listing on listing.skill = listing_count.skill
      and listing_count.country_code in ('', listing.country_code)
      and listing_count.city_slug in ('', listing.city_slug)
    where listing.profile_id = old.id
    order by listing_count.skill collate "C", listing_count.country_code collate "C", listing_count.city_slug collate "C"
    for update of listing_count;
  update listing_count set experts = experts - 1
    from listing
    where listing.profile_id = old.id
      and listing.skill = listing_count.skill
      and listing_count.country_code in ('', listing.country_code)
      and listing_count.city_slug in ('', listing.city_slug);
  delete from listing_count
    using listing
    where listing.profile_id = old.id and listing.skill = listing_count.skill and listing_count.experts = 0;
  delete from listing where profile_id = old.id;
  return old;
end $$;
create trigger unlist_deleted_profile before delete on profile
  for each row execute function unlist_deleted_profile();

-- What people typed that the catalogue does not know: material for new aliases.
create table unmatched_term (
  kind text not null check (kind in ('skill', 'city', 'country')),
  term text not null check (char_length(term) between 1 and 200),
  times integer not null default 1 check (times > 0),
  first_seen timestamptz not null default now(),
  last_seen timestamptz not null default now(),
  primary key (kind, term)
);
