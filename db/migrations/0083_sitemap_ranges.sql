-- Where the files of the sitemap begin among a great many profiles: cutting a million of them takes a second.
create table sitemap_range (
  first_id text primary key,
  -- The newest edit among its profiles when they were cut.
  newest timestamptz not null
);
