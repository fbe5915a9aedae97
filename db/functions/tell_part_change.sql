-- version 1
-- A part of a profile (its skills, its badges) has changed: its card and the pages that show it are stale.
create or replace function tell_part_change() returns trigger language plpgsql as $$
declare ids text[];
begin
  if tg_op = 'INSERT' then
    ids := array(select distinct profile_id from come);
  elsif tg_op = 'DELETE' then
    ids := array(select distinct profile_id from gone);
  else
    ids := array(select distinct profile_id from (
      (table gone except table come) union all (table come except table gone)) changed);
  end if;
  perform touch_cards(ids);
  perform tell_pages_of_profiles(ids);
  return null;
end $$;
