-- version 1
-- A site or another work has changed: the cards of its owners and the pages that show them are stale.
create or replace function tell_asset_change() returns trigger language plpgsql as $$
declare ids text[];
begin
  if tg_op = 'INSERT' then
    ids := array(select distinct profile.id from come as changed join profile
      on profile.owner_user_id = changed.owner_user_id or profile.owner_workspace_id = changed.owner_workspace_id);
  elsif tg_op = 'DELETE' then
    ids := array(select distinct profile.id from gone as changed join profile
      on profile.owner_user_id = changed.owner_user_id or profile.owner_workspace_id = changed.owner_workspace_id);
  else
    ids := array(select distinct profile.id from (
        (table gone except table come) union all (table come except table gone)) changed join profile
      on profile.owner_user_id = changed.owner_user_id or profile.owner_workspace_id = changed.owner_workspace_id);
  end if;
  perform touch_cards(ids);
  perform tell_pages_of_profiles(ids);
  return null;
end $$;
