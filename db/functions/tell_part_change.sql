-- version 2
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
  -- Rows that are replaced by equal ones, with ids of their own, are no change.
  if webhook_wants('profile.updated') then
    if tg_op <> 'DELETE' then
      perform note_profile_change(profile_id, sum(hashtextextended(
          (to_jsonb(come) - '{id,created_at}'::text[])::text, tg_relid::bigint)))
        from come where profile_id = any (ids) group by profile_id;
    end if;
    if tg_op <> 'INSERT' then
      perform note_profile_change(profile_id, -sum(hashtextextended(
          (to_jsonb(gone) - '{id,created_at}'::text[])::text, tg_relid::bigint)))
        from gone where profile_id = any (ids) group by profile_id;
    end if;
  end if;
  return null;
end $$;
