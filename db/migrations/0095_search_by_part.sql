-- A trigram index on a bare column also fits `=`. Without statistics the planner preferred it to the unique index, and a
-- lookup of 500 emails took seconds. On an expression it fits the search by part alone.
create index user_email_search on "user" using gin (lower(email) gin_trgm_ops);
create index profile_slug_search on profile using gin (lower(slug) gin_trgm_ops);
drop index user_email_part;
drop index profile_slug_part;
