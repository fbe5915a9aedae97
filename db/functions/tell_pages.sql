-- version 2
-- Pages that show this are outdated: `about` is a kind and, after a colon, a subject, see migrations/0060_change_log.sql.
create or replace function tell_pages(about text) returns void language sql as $$
  select log_change(split_part(about, ':', 1), substr(about, length(split_part(about, ':', 1)) + 2))
$$;

-- The pages of these profiles, of the workspaces whose members they are, and the lists with their cards. Planned once, as
-- index_experts.
create or replace function tell_pages_of_profiles(ids text[]) returns void language plpgsql
  set plan_cache_mode = force_generic_plan as $$
begin
  if cardinality(ids) > 100 then
    perform log_change('all', '');
    return;
  end if;
  insert into change_log (kind, subject)
    select 'profile', slug from profile where id = any (ids)
    union all
    select 'profile', theirs.slug
      from profile
      join workspace_member on workspace_member.user_id = profile.owner_user_id
      join profile theirs on theirs.owner_workspace_id = workspace_member.workspace_id
      where profile.id = any (ids)
    union all
    select 'card', concat_ws('/', skill, country_code, coalesce(city_slug, '')) from listing where profile_id = any (ids)
    on conflict do nothing;
end $$;
