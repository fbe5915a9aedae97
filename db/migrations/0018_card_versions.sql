-- Whoever keeps cards in memory asks only whether they are still the ones: a number that goes up with whatever a
-- profile's card shows, in the same transaction. It stands in the profile itself: whoever changes a part of a profile
-- goes on to write its row anyway, and a row elsewhere would be one more for two to wait for, in a circle.
alter table profile add column card_version integer not null default 0;

create function touch_card() returns trigger language plpgsql as $$
begin
  new.card_version := old.card_version + 1;
  return new;
end $$;
create trigger touch_card before update on profile
  for each row when (
    (old.slug, old.name, old.title, old.owner_user_id, old.profile_img, old.city, old.country, old.availability_status,
     old.availability_from, old.availability_confirmed_at, old.project_minimum_amount, old.project_minimum_currency,
     old.response_time_hours, old.num_followers)
    is distinct from
    (new.slug, new.name, new.title, new.owner_user_id, new.profile_img, new.city, new.country, new.availability_status,
     new.availability_from, new.availability_confirmed_at, new.project_minimum_amount, new.project_minimum_currency,
     new.response_time_hours, new.num_followers))
  execute function touch_card();

-- In one order, so that two who change several wait for each other at most once.
create function touch_cards(ids text[]) returns void language sql as $$
  update profile set card_version = card_version + 1
    from (select id from profile where id = any (ids) order by id for no key update) as touched
    where profile.id = touched.id
$$;

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
