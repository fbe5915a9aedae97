-- Who made the last edit, and from which version on every edit was theirs: so that a conflict between two of one's own
-- windows is not called somebody else's. Gone with the account.
alter table profile
  add column last_editor_id text references "user" (id) on delete set null,
  add column last_editor_since integer;
create index profile_last_editor on profile (last_editor_id) where last_editor_id is not null;
