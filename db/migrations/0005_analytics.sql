-- What happens in the editor, where no analytics service is configured to take it.

create table analytics_event (
  id text primary key,
  name text not null check (name in ('Profile Edit Modal Viewed', 'Profile Edited')),
  properties jsonb not null check (jsonb_typeof(properties) = 'object'),
  -- An account may go; what happened stays countable.
  user_id text references "user" (id) on delete set null,
  created_at timestamptz not null default now()
);
create index analytics_event_of_user on analytics_event (user_id) where user_id is not null;
