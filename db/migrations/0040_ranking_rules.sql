-- By which version of the rules everybody was scored last. A start that brings another has everyone scored anew; without
-- a row, nobody knows.
create table ranking_rules (
  only_row boolean primary key default true check (only_row),
  version integer not null
);
