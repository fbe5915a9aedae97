-- Who has something that few have: to look up a few hundred positions takes a fraction of the time of a whole bitmap.
-- Null where many have it, and in bitmaps that the release before has written.
alter table facet_bits add column positions integer[];
