-- version 1
-- Listings came, went or changed: the pages of their places are outdated, and with a listing its profile's page, which
-- says that the expert can be contacted.
create or replace function tell_listing_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if (select count(*) from (select from come limit 1001) few) > 1000 then perform log_change('all', ''); return null; end if;
    insert into change_log (kind, subject)
      select 'card', concat_ws('/', skill, country_code, coalesce(city_slug, ''))
        from ((table gone except table come) union all (table come except table gone)) changed
      union all
      select 'listed', concat_ws('/', skill, country_code, coalesce(city_slug, '')) from (
        (select skill, profile_id, country_code, city_slug from gone
          except select skill, profile_id, country_code, city_slug from come)
        union all
        (select skill, profile_id, country_code, city_slug from come
          except select skill, profile_id, country_code, city_slug from gone)) moved
      on conflict do nothing;
  elsif tg_op = 'INSERT' then
    if (select count(*) from (select from come limit 1001) few) > 1000 then perform log_change('all', ''); return null; end if;
    insert into change_log (kind, subject)
      select 'listed', concat_ws('/', skill, country_code, coalesce(city_slug, '')) from come
      union all
      select 'profile', slug from profile where id in (select profile_id from come)
      on conflict do nothing;
  else
    if (select count(*) from (select from gone limit 1001) few) > 1000 then perform log_change('all', ''); return null; end if;
    insert into change_log (kind, subject)
      select 'listed', concat_ws('/', skill, country_code, coalesce(city_slug, '')) from gone
      union all
      select 'profile', slug from profile where id in (select profile_id from gone)
      on conflict do nothing;
  end if;
  return null;
end $$;
