-- no transaction
-- Admins find accounts by part of a name, as they do by part of an email (0095), and list them newest first. The second
-- index also serves what `user_by_day` did, which a later release drops.
create index concurrently user_name_search on "user" using gin (lower(name) gin_trgm_ops);
create index concurrently user_newest on "user" (created_at desc, id desc);
