-- By the name that browsers and PostgreSQL know it under; null until the account's browser, or its owner, has said.
alter table "user" add column time_zone text check (char_length(time_zone) between 1 and 64);
