-- no transaction
-- A job looks every day for those who are new, and for those who no longer are.
create index concurrently profile_new_until on profile (new_until) where new_until is not null;
