-- Forms that were refused, until the page that shows them again is left. Their text is encrypted with a key that only the
-- browser has which sent the form. Unlogged: after a crash, such a page shows its form as it is without them.
create unlogged table refused_form (
  id text primary key,
  -- A hash of the browser's key.
  browser_hash text not null,
  sealed bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index refused_form_browser on refused_form (browser_hash, created_at);
create index refused_form_expires on refused_form (expires_at);
