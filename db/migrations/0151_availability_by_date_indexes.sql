-- no transaction
-- A job looks every hour for the few whose availability has begun, ended or faded since.
create index concurrently profile_availability_confirmed on profile (availability_confirmed_at)
  where availability_confirmed_at is not null;
create index concurrently profile_availability_from on profile (availability_from) where availability_from is not null;
