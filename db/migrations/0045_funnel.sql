-- How often an expert was shown in a list, by day (UTC) and page: a hire path, search, or site for all other pages.
create table profile_shown (
  profile_id text not null references profile (id) on delete cascade,
  day date not null,
  source text not null check (char_length(source) between 1 and 300),
  shown integer not null check (shown > 0),
  primary key (profile_id, day, source)
);
create index profile_shown_by_day on profile_shown (day);

-- Cards shown and profiles opened, by day, by the skill of the hire page ('' for other pages) and the expert's place
-- ('' where it is not known). It names nobody.
create table funnel_day (
  day date not null,
  skill text not null,
  country_code text not null,
  city_slug text not null,
  shown integer not null default 0 check (shown >= 0),
  opened integer not null default 0 check (opened >= 0),
  primary key (day, skill, country_code, city_slug)
);

-- Words of searches that the catalogue does not know and that few experts or nobody had: only once several networks
-- have typed them.
create table searched_word (
  word text not null check (char_length(word) between 1 and 40),
  day date not null,
  searches integer not null check (searches > 0),
  -- How many of them found nobody.
  nobody integer not null check (nobody between 0 and searches),
  primary key (word, day)
);
create index searched_word_by_day on searched_word (day);
