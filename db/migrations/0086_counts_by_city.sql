-- A country's experts by city, as one text (`berlin 12,munich 9`), in the tally of the country itself: to read and join
-- hundreds of tallies for each list takes longer than all the rest of the list. By triggers, so that it is right whoever
-- writes the tallies; most edits leave the numbers of experts as they are, and cost nothing here.
alter table listing_tally add column cities text not null default '';

create function gather_cities(pages text[]) returns void language sql as $$
  update listing_tally as country set cities = coalesce((
      select string_agg(city.city_slug || ' ' || city.experts, ',' order by city.city_slug) from listing_tally as city
      where city.skill = country.skill and city.country_code = country.country_code and city.city_slug <> ''
    ), '')
  from (select distinct split_part(page, '/', 1) as skill, split_part(page, '/', 2) as country_code from unnest(pages) as page)
    as changed
  where country.skill = changed.skill and country.country_code = changed.country_code and country.city_slug = ''
$$;

create function note_counted_cities() returns trigger language plpgsql as $$
declare
  pages text[];
begin
  if tg_op = 'UPDATE' then
    pages := array(
      select distinct skill || '/' || country_code from gained join lost using (skill, country_code, city_slug)
      where city_slug <> '' and gained.experts <> lost.experts);
  elsif tg_op = 'INSERT' then
    pages := array(select distinct skill || '/' || country_code from gained where city_slug <> '');
  else
    pages := array(select distinct skill || '/' || country_code from lost where city_slug <> '');
  end if;
  if cardinality(pages) > 0 then
    perform gather_cities(pages);
  end if;
  return null;
end $$;
create trigger note_new_cities after insert on listing_tally referencing new table as gained
  for each statement when (pg_trigger_depth() = 0) execute function note_counted_cities();
create trigger note_changed_cities after update on listing_tally referencing old table as lost new table as gained
  for each statement when (pg_trigger_depth() = 0) execute function note_counted_cities();
create trigger note_lost_cities after delete on listing_tally referencing old table as lost
  for each statement when (pg_trigger_depth() = 0) execute function note_counted_cities();

select gather_cities(array(select distinct skill || '/' || country_code from listing_tally where city_slug <> ''));
