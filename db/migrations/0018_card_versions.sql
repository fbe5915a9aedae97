-- Whoever keeps cards in memory asks only whether they are still the ones: a number for each profile that goes up with
-- whatever its card shows, in the same transaction. Profiles without a row have never changed since they came.
create table card_version (
  profile_id text primary key references profile (id) on delete cascade,
  version integer not null
);

create function touch_cards(ids text[]) returns void language sql as $$
  insert into card_version (profile_id, version)
    -- Whoever goes takes the parts along: then there is nothing left to number. In one order, so that two wait for
    -- each other at most once.
    select id, 1 from profile where id = any (ids) order by id
    on conflict (profile_id) do update set version = card_version.version + 1
$$;

create function touch_card() returns trigger language plpgsql as $$
begin
  perform touch_cards(array[new.id]);
  return null;
end $$;
create trigger touch_card after update on profile
  for each row when (
    (old.slug, old.name, old.title, old.owner_user_id, old.profile_img, old.city, old.country, old.availability_status,
     old.availability_from, old.availability_confirmed_at, old.project_minimum_amount, old.project_minimum_currency,
     old.response_time_hours, old.num_followers)
    is distinct from
    (new.slug, new.name, new.title, new.owner_user_id, new.profile_img, new.city, new.country, new.availability_status,
     new.availability_from, new.availability_confirmed_at, new.project_minimum_amount, new.project_minimum_currency,
     new.response_time_hours, new.num_followers))
  execute function touch_card();

-- As in 0014, for cards as for pages.
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
