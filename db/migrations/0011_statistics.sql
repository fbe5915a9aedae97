-- Who looked at which profile, and what came of it, by day (UTC).

-- Only tells today's visitors apart: a keyed hash whose key changes with the day, removed after two days.
create table profile_view (
  profile_id text not null references profile (id) on delete cascade,
  day date not null,
  visitor text not null check (char_length(visitor) between 1 and 64),
  primary key (profile_id, day, visitor)
);
create index profile_view_by_day on profile_view (day);

create table profile_day (
  profile_id text not null references profile (id) on delete cascade,
  day date not null,
  views integer not null default 0 check (views >= 0),
  -- What was gained less what was lost on that day: below zero on a bad one.
  likes integer not null default 0,
  followers integer not null default 0,
  primary key (profile_id, day)
);

create table profile_source (
  profile_id text not null references profile (id) on delete cascade,
  day date not null,
  -- A hire path, one of a few words, or another site's host.
  source text not null check (char_length(source) between 1 and 300),
  views integer not null check (views > 0),
  primary key (profile_id, day, source)
);
