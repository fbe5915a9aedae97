-- Pages are kept for many visitors, by every node. Whatever changes what they show says so on the channel page_change,
-- in the same transaction; the triggers stand here and not in the code, because much of it goes by cascade.
-- A message is one of
--   profile:<handle>                    the profile's own page shows something else
--   card:<skill>/<country>/<city>       a card or the order changed on the hire pages of this place
--   listed:<skill>/<country>/<city>     somebody came or went there: counts changed, too
--   all                                 so much at once that it is quicker to begin anew
-- Equal messages of one transaction are sent once.

create function tell_pages(about text) returns void language sql as $$
  select pg_notify('page_change', about)
$$;

-- The pages and cards of these profiles.
create function tell_pages_of_profiles(ids text[]) returns void language plpgsql as $$
begin
  if cardinality(ids) > 100 then
    perform tell_pages('all');
    return;
  end if;
  perform tell_pages('profile:' || slug) from profile where id = any (ids);
  -- Whoever works for a workspace is shown on its page.
  perform tell_pages('profile:' || theirs.slug)
    from profile
    join workspace_member on workspace_member.user_id = profile.owner_user_id
    join profile theirs on theirs.owner_workspace_id = workspace_member.workspace_id
    where profile.id = any (ids);
  perform tell_pages('card:' || skill || '/' || country_code || '/' || coalesce(city_slug, ''))
    from listing where profile_id = any (ids);
end $$;

create function tell_profile_change() returns trigger language plpgsql as $$
begin
  perform tell_pages('profile:' || old.slug);
  if tg_op = 'UPDATE' then
    perform tell_pages_of_profiles(array[new.id]);
  else
    perform tell_pages('profile:' || theirs.slug)
      from workspace_member join profile theirs on theirs.owner_workspace_id = workspace_member.workspace_id
      where workspace_member.user_id = old.owner_user_id;
  end if;
  return null;
end $$;
create trigger tell_profile_deleted after delete on profile
  for each row execute function tell_profile_change();
-- Every column but counters, the score, the version and what no visitor sees: views alone are counted every few seconds.
create trigger tell_profile_changed after update on profile
  for each row when (
    (old.slug, old.owner_user_id, old.owner_workspace_id, old.name, old.title, old.employer, old.business_type,
     old.about, old.city, old.country, old.city_slug, old.country_code, old.languages, old.skills, old.services_offered,
     old.project_minimum_amount, old.project_minimum_currency, old.availability_status, old.availability_from,
     old.availability_confirmed_at, old.profile_img, old.website, old.visibility, old.expert_status, old.activated_at,
     old.wants_hirable, old.response_time_hours)
    is distinct from
    (new.slug, new.owner_user_id, new.owner_workspace_id, new.name, new.title, new.employer, new.business_type,
     new.about, new.city, new.country, new.city_slug, new.country_code, new.languages, new.skills, new.services_offered,
     new.project_minimum_amount, new.project_minimum_currency, new.availability_status, new.availability_from,
     new.availability_confirmed_at, new.profile_img, new.website, new.visibility, new.expert_status, new.activated_at,
     new.wants_hirable, new.response_time_hours))
  execute function tell_profile_change();

-- The rest goes by statement, with the rows that went (gone) and came (come): whoever writes a million rows at once
-- sends one message. A trigger that sees its rows is for one kind of event, hence the three branches.

create function tell_part_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if (select count(*) from (select from come limit 1001) few) > 1000 then perform tell_pages('all'); return null; end if;
    perform tell_pages_of_profiles(array(select distinct profile_id from come));
  elsif tg_op = 'DELETE' then
    if (select count(*) from (select from gone limit 1001) few) > 1000 then perform tell_pages('all'); return null; end if;
    perform tell_pages_of_profiles(array(select distinct profile_id from gone));
  else
    if (select count(*) from (select from come limit 1001) few) > 1000 then perform tell_pages('all'); return null; end if;
    perform tell_pages_of_profiles(array(select distinct profile_id from (
      (table gone except table come) union all (table come except table gone)) changed));
  end if;
  return null;
end $$;

-- Work belongs to a person or a workspace, not to a profile.
create function tell_asset_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if (select count(*) from (select from come limit 1001) few) > 1000 then perform tell_pages('all'); return null; end if;
    perform tell_pages_of_profiles(array(select distinct profile.id from come as changed join profile
      on profile.owner_user_id = changed.owner_user_id or profile.owner_workspace_id = changed.owner_workspace_id));
  elsif tg_op = 'DELETE' then
    if (select count(*) from (select from gone limit 1001) few) > 1000 then perform tell_pages('all'); return null; end if;
    perform tell_pages_of_profiles(array(select distinct profile.id from gone as changed join profile
      on profile.owner_user_id = changed.owner_user_id or profile.owner_workspace_id = changed.owner_workspace_id));
  else
    if (select count(*) from (select from come limit 1001) few) > 1000 then perform tell_pages('all'); return null; end if;
    perform tell_pages_of_profiles(array(select distinct profile.id from (
        (table gone except table come) union all (table come except table gone)) changed join profile
      on profile.owner_user_id = changed.owner_user_id or profile.owner_workspace_id = changed.owner_workspace_id));
  end if;
  return null;
end $$;

create function tell_member_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if (select count(*) from (select from gone limit 1001) few) > 1000 then perform tell_pages('all'); return null; end if;
    perform tell_pages('profile:' || slug) from profile where owner_workspace_id in (select workspace_id from gone);
  else
    if (select count(*) from (select from come limit 1001) few) > 1000 then perform tell_pages('all'); return null; end if;
    perform tell_pages('profile:' || slug) from profile where owner_workspace_id in (select workspace_id from come);
  end if;
  return null;
end $$;

create function tell_listing_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if (select count(*) from (select from come limit 1001) few) > 1000 then perform tell_pages('all'); return null; end if;
    perform tell_pages('listed:' || skill || '/' || country_code || '/' || coalesce(city_slug, '')) from come;
    -- Whoever is listed can be contacted, and the profile's page says so.
    perform tell_pages('profile:' || slug) from profile where id in (select profile_id from come);
  elsif tg_op = 'DELETE' then
    if (select count(*) from (select from gone limit 1001) few) > 1000 then perform tell_pages('all'); return null; end if;
    perform tell_pages('listed:' || skill || '/' || country_code || '/' || coalesce(city_slug, '')) from gone;
    perform tell_pages('profile:' || slug) from profile where id in (select profile_id from gone);
  else
    if (select count(*) from (select from come limit 1001) few) > 1000 then perform tell_pages('all'); return null; end if;
    perform tell_pages('card:' || skill || '/' || country_code || '/' || coalesce(city_slug, '')) from (
      (table gone except table come) union all (table come except table gone)) changed;
    perform tell_pages('listed:' || skill || '/' || country_code || '/' || coalesce(city_slug, '')) from (
      (select skill, profile_id, country_code, city_slug from gone
        except select skill, profile_id, country_code, city_slug from come)
      union all
      (select skill, profile_id, country_code, city_slug from come
        except select skill, profile_id, country_code, city_slug from gone)) moved;
  end if;
  return null;
end $$;

do $$
declare watched record;
begin
  for watched in select * from (values
    ('badge', 'tell_part_change'), ('featured_asset', 'tell_part_change'), ('site_order', 'tell_part_change'),
    ('profile_skill', 'tell_part_change'), ('asset', 'tell_asset_change'),
    ('workspace_member', 'tell_member_change'), ('listing', 'tell_listing_change')) as of_table (name, teller)
  loop
    execute format('create trigger tell_added after insert on %I referencing new table as come
      for each statement execute function %I()', watched.name, watched.teller);
    execute format('create trigger tell_changed after update on %I referencing old table as gone new table as come
      for each statement execute function %I()', watched.name, watched.teller);
    execute format('create trigger tell_removed after delete on %I referencing old table as gone
      for each statement execute function %I()', watched.name, watched.teller);
  end loop;
end $$;
