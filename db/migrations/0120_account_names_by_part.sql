-- Admins find accounts by part of a name, as they do by part of an email (0095), and list them newest first.
create index user_name_search on "user" using gin (lower(name) gin_trgm_ops);
create index user_newest on "user" (created_at desc, id desc);
-- The new one serves what it did.
drop index user_by_day;
