-- version 1
-- A profile has changed or is gone: its page, and the pages that show it, are stale.
create or replace function tell_profile_change() returns trigger language plpgsql as $$
begin
  perform tell_pages('profile:' || old.slug);
  if tg_op = 'UPDATE' then
    perform tell_pages_of_profiles(array[new.id]);
    if webhook_wants('profile.updated') and profile_content(old) is distinct from profile_content(new) then
      perform note_profile_change(new.id, hashtextextended(profile_content(new)::text, tg_relid::bigint)::numeric
        - hashtextextended(profile_content(old)::text, tg_relid::bigint));
    end if;
  else
    perform tell_pages('profile:' || theirs.slug)
      from workspace_member join profile theirs on theirs.owner_workspace_id = workspace_member.workspace_id
      where workspace_member.user_id = old.owner_user_id;
  end if;
  return null;
end $$;
