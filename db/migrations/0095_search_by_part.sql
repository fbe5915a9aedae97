-- no transaction
-- A trigram index on a bare column also fits `=`. Without statistics the planner preferred it to the unique index, and a
-- lookup of 500 emails took seconds. On an expression it fits the search by part alone. The bare ones: 0111.
create index concurrently user_email_search on "user" using gin (lower(email) gin_trgm_ops);
create index concurrently profile_slug_search on profile using gin (lower(slug) gin_trgm_ops);
