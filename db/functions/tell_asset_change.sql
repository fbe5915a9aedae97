-- version 2
-- A site or another work has changed: the cards of its owners and the pages that show them are stale.
create or replace function tell_asset_change() returns trigger language plpgsql as $$
declare
  ids text[];
  uncounted constant text[] := '{num_likes,num_views,created_at,updated_at}';
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
  -- Visitors see public work, and published sites.
  if webhook_wants('profile.updated') then
    if tg_op <> 'DELETE' then
      perform note_profile_change(profile.id, sum(hashtextextended((to_jsonb(come) - uncounted)::text, tg_relid::bigint)))
        from come join profile
          on profile.owner_user_id = come.owner_user_id or profile.owner_workspace_id = come.owner_workspace_id
        where profile.id = any (ids) and come.public and (come.type <> 'sites' or come.published_at is not null)
        group by profile.id;
    end if;
    if tg_op <> 'INSERT' then
      perform note_profile_change(profile.id, -sum(hashtextextended((to_jsonb(gone) - uncounted)::text, tg_relid::bigint)))
        from gone join profile
          on profile.owner_user_id = gone.owner_user_id or profile.owner_workspace_id = gone.owner_workspace_id
        where profile.id = any (ids) and gone.public and (gone.type <> 'sites' or gone.published_at is not null)
        group by profile.id;
    end if;
  end if;
  return null;
end $$;
