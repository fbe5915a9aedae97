-- Analytics events above the daily budget of a network are counted, not stored.
create table analytics_event_count (
  day date not null,
  name text not null check (char_length(name) <= 64),
  events integer not null check (events > 0),
  primary key (day, name)
);
