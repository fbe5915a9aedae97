-- Up to which moment availabilities that change by date alone are written to listings and scores (R735).
create table availability_refresh (
  only_row boolean primary key default true check (only_row),
  until timestamptz not null
);
insert into availability_refresh (until) values (now());
