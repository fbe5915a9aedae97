-- What it takes to write a million experts in minutes.

-- Nobody asks for everyone with a skill here: that is what listings are for.
drop index profile_skill_slug;

-- One index in place of two: new profiles come at its end, whatever their skills.
alter table listing drop constraint listing_pkey;
alter table listing add primary key (profile_id, skill);
drop index listing_of_profile;

-- As in 0015, but for nothing it gives nothing by itself: a function that says so ("strict") is called for each text,
-- where this becomes part of the query.
create or replace function fold_text(text) returns text language sql immutable parallel safe as $$
  select case when octet_length($1) = char_length($1)
    then regexp_replace(lower($1), '[!-/:-@\[-`{-~]+', ' ', 'g')
    else regexp_replace(
      replace(replace(replace(replace(
        translate(lower(regexp_replace(normalize($1, NFKD), '[\u0300-\u036f]', '', 'g')), 'øłđðıħŧ', 'olddiht'),
        'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
      '[!-/:-@\[-`{-~\u00a1-\u00bf\u2010-\u205e]+', ' ', 'g')
    end
$$;

-- What the search reads of a profile, its skills in the order that its owner gave them, and its listings.
create type expert_reading as (names tsvector, headline tsvector, document tsvector, words text[]);

create function read_expert(profile profile, skill_slugs text, skills text[], city_slug text, country_code text)
  returns expert_reading language plpgsql immutable parallel safe as $$
declare
  called text := fold_text(concat_ws(' ', profile.name, profile.slug));
  topics text := fold_text(concat_ws(' ', profile.title, array_to_string(profile.skills, ' '), skill_slugs));
  place text := fold_text(concat_ws(' ', profile.city, profile.country, city_slug));
  offers text := fold_text(concat_ws(' ', lower(profile.business_type),
    case when profile.owner_user_id is null then 'agency' else 'freelancer' end,
    array_to_string(profile.services_offered, ' ')));
  prose text := fold_text(coalesce(profile.about, ''));
  known tsvector := strip(to_tsvector('simple', called || ' ' || topics || ' ' || place));
  reading expert_reading;
begin
  reading.names := setweight(to_tsvector('simple', called), 'A');
  reading.headline := reading.names
    -- With the stems of names too, or a word would count twice in a title and once in a name.
    || setweight(to_tsvector('english', called), 'A')
    || setweight(to_tsvector('simple', topics) || to_tsvector('english', topics), 'B');
  -- Found by its words alone, wherever they stand.
  reading.document := known || strip(to_tsvector('simple', offers))
    || strip(to_tsvector('english', topics || ' ' || offers || ' ' || prose))
    || array_to_tsvector(string_to_array('#' || array_to_string(skills, ' #'), ' ')
      || array_remove(array['@' || city_slug, '=' || country_code], null));
  reading.words := tsvector_to_array(known);
  return reading;
end $$;

-- As in 0015, in fewer words. `offset 0` keeps the planner from reading an expert several times.
create or replace view expert_text as
  select profile.id as profile_id, (reading).names, (reading).headline, (reading).document,
      listed.score, listed.codes as keys, listed.skills, listed.country_code, listed.city_slug,
      listed.project_minimum_usd, listed.listed_at, (reading).words
    from profile
    -- A profile's listings differ in their skill alone.
    join lateral (
      select score, project_minimum_usd, listed_at, country_code, city_slug,
        array(select key & 4095 from unnest(keys) as key where key & 4095 < 4094 order by 1) as codes,
        array(select skill from listing as one where one.profile_id = profile.id order by skill) as skills
      from listing where listing.profile_id = profile.id limit 1
    ) as listed on true
    cross join lateral (
      select read_expert(profile,
        (select string_agg(skill_slug, ' ' order by position) from profile_skill where profile_id = profile.id),
        listed.skills, listed.city_slug, listed.country_code) as reading
      offset 0
    ) as read;

-- The same for everyone who has no row yet, past the triggers, on several processors: for a site that is being filled.
-- What they share must be tables that every process sees, so no temporary ones; and a query that writes into one that
-- was there before would run on one processor.
create or replace function index_new_experts() returns void language plpgsql
  set parallel_setup_cost = 0 set parallel_tuple_cost = 0 as $$
begin
  create unlogged table new_listed as
    select profile_id, min(score) as score, min(project_minimum_usd) as project_minimum_usd, min(listed_at) as listed_at,
        min(country_code) as country_code, min(city_slug) as city_slug, array_agg(skill order by skill) as skills,
        min(keys) as keys
      from listing
      where not exists (select from expert_search where expert_search.profile_id = listing.profile_id)
      group by profile_id;
  create unlogged table new_skilled as
    select profile_id, string_agg(skill_slug, ' ' order by position) as slugs from profile_skill group by profile_id;
  analyze new_listed, new_skilled;
  create unlogged table new_expert as
    select profile_id, (reading).names, (reading).headline, (reading).document, score, keys, skills, country_code,
        city_slug, project_minimum_usd, listed_at, (reading).words
      from (
        select new_listed.*, read_expert(profile, slugs, new_listed.skills, new_listed.city_slug,
            new_listed.country_code) as reading
          from profile
          join new_listed on new_listed.profile_id = profile.id
          left join new_skilled on new_skilled.profile_id = profile.id
          offset 0
      ) as read;
  create unlogged table new_word as
    select word from new_expert cross join lateral unnest(words) as word group by word;
  insert into expert_search (profile_id, names, headline, document, score, keys, skills, country_code, city_slug,
      project_minimum_usd, listed_at)
    select profile_id, names, headline, document, score,
        array(select key & 4095 from unnest(keys) as key where key & 4095 < 4094 order by 1),
        skills, country_code, city_slug, project_minimum_usd, listed_at
      from new_expert;
  insert into search_word (word) select word from new_word where char_length(word) > 2 order by word
    on conflict do nothing;
  insert into stale_bits (number)
    select number from expert_search join new_listed using (profile_id) on conflict do nothing;
  drop table new_listed, new_skilled, new_expert, new_word;
end $$;
