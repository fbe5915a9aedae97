-- By which names and rules the places and skills of profiles were matched last. A start that brings others has everyone's
-- matched anew; without a row, nobody knows.
create table catalogue_matching (
  only_row boolean primary key default true check (only_row),
  version text not null
);
