-- Lists, filters and counts that take as long for a million profiles as for a few thousand.

-- What a listing is found and counted by, as numbers: domain/facet-codes.ts names the facets, and
-- domain/listing-keys.ts puts a hash of the skill before them, so that the index below keeps each skill's apart.
alter table listing add column keys integer[] not null default '{}';
-- When the profile was last edited: what the sitemap says of the pages that list it.
alter table listing add column edited_at timestamptz not null default now();
alter table expert_search
  add column keys integer[] not null default '{}',
  add column skills text[] not null default '{}',
  add column country_code text not null default '',
  add column city_slug text,
  -- Counts up from 0: its place in the rows of bits below.
  add column number integer generated always as identity (minvalue 0) unique;

-- Only here: from now on the numbers are made where listings are made.
create function pg_temp.hash_text(text) returns integer language plpgsql immutable strict as $$
declare
  hash bigint := 2166136261;
begin
  for at in 1 .. length($1) loop
    hash := ((hash # ascii(substr($1, at, 1))) * 16777619) & 4294967295;
  end loop;
  return case when hash > 2147483647 then hash - 4294967296 else hash end;
end $$;
create temporary table facet_code (value text primary key, code integer not null) on commit drop;
insert into facet_code values
  ('freelancer', 1), ('agency', 2),
  ('AVAILABLE', 8), ('LIMITED', 9), ('UNAVAILABLE', 10),
  ('Certified Partner', 32), ('Premium Partner', 33), ('Enterprise Partner', 34), ('Community Educator', 35),
  ('Global Leader', 36),
  ('Site of the Year', 48), ('Agency of the Year', 49), ('Freelancer of the Year', 50), ('Template of the Year', 51),
  ('Best E-commerce Site', 52), ('Best Animation', 53), ('Best Accessibility', 54), ('Community Champion', 55),
  ('3d-design', 128), ('animation', 129), ('branding-and-strategy', 130), ('design-system-setup', 131),
  ('graphic-design', 132), ('illustration', 133), ('photography-video', 134), ('web-design-ui-ux', 135),
  ('3rd-party-integrations', 136), ('custom-code-scripting', 137), ('data-and-analytics', 138),
  ('e-commerce-development', 139), ('no-low-code-app-creation', 140), ('platform-migrations', 141),
  ('web-development', 142), ('accessibility-audit-and-optimization', 143), ('digital-marketing-and-advertising', 144),
  ('seo-audit-and-optimization', 145);
create temporary table keyed_expert on commit drop as
  select profile_id, array(
      select code from facet_code where value = any(array[owner_kind, availability_status] || services || badges)
      union select 16 + width_bucket(project_minimum_usd - 1, array[500, 1000, 2500, 5000, 10000, 25000])
        where project_minimum_usd is not null
      union select 1024 + (ascii(language) - 97) * 26 + ascii(substr(language, 2)) - 97
        from unnest(languages) as language where language ~ '^[a-z]{2}$'
      union select 2048 + floor(score::double precision * 100)::integer
      order by 1
    ) as codes
  from expert_search;
update expert_search set keys = codes, skills = array(select skill from listing where listing.profile_id = expert_search.profile_id order by skill),
    country_code = (select country_code from listing where listing.profile_id = expert_search.profile_id limit 1),
    city_slug = (select city_slug from listing where listing.profile_id = expert_search.profile_id limit 1)
  from keyed_expert where keyed_expert.profile_id = expert_search.profile_id;
update listing set edited_at = (select updated_at from profile where profile.id = listing.profile_id), keys = array(
    select (pg_temp.hash_text(skill) & -4096) | code from unnest(codes) as code
    union all select (pg_temp.hash_text(skill || '/' || country_code) & -4096) | 4094
    union all select (pg_temp.hash_text(skill || '/' || country_code || '/' || city_slug) & -4096) | 4095
      where city_slug is not null
  ) from keyed_expert where keyed_expert.profile_id = listing.profile_id;

alter table listing alter column keys drop default, alter column edited_at drop default;
alter table expert_search alter column keys drop default, alter column skills drop default,
  alter column country_code drop default;

-- The keys say all of it, in a third of the room.
alter table listing drop column owner_kind, drop column services, drop column languages, drop column badges,
  drop column availability_status;
alter table expert_search drop column owner_kind, drop column services, drop column languages, drop column badges,
  drop column availability_status;

-- Lists are long and change little by little: no pending entries that every reader would have to look through.
create index listing_keys on listing using gin (keys) with (fastupdate = off);
create index listing_newest on listing (skill, listed_at desc, profile_id);
create index listing_minimum on listing (skill, project_minimum_usd, profile_id);
-- Words and facets in one index, so that both are looked up before any row is read.
drop index expert_search_document;
create index expert_search_found on expert_search using gin (document, keys) with (fastupdate = off);

-- Suggestions look through the names of the best in this index, and at nothing else.
drop index expert_search_score;
create index expert_search_score on expert_search (score desc, profile_id) include (names);

-- The profiles that visitors may see, cut into files of the sitemap without a look at any of them.
create index profile_visible on profile (id) include (updated_at)
  where visibility = 'PUBLIC' and expert_status <> 'SUSPENDED';

-- Counts of a page: how many, of each facet, and of each project minimum. `''` stands for no country and no city, and
-- for no skill at all: everyone. Whoever changes a listing writes no counts, since all would wait for the same rows,
-- but what changed; a job adds that up. Whoever reads takes both together.
drop trigger unlist_deleted_profile on profile;
drop function unlist_deleted_profile;
drop table listing_count;

create table listing_tally (
  skill text not null,
  country_code text not null,
  city_slug text not null,
  experts integer not null,
  codes integer[] not null,
  code_counts integer[] not null,
  minimums integer[] not null,
  minimum_counts integer[] not null,
  -- The newest edit of anyone who is or was listed there: a page that somebody left has changed, too.
  edited_at timestamptz,
  primary key (skill, country_code, city_slug)
);

create table listing_change (
  id bigint generated always as identity primary key,
  skill text not null,
  country_code text not null,
  city_slug text not null,
  -- 1 for a listing that came, -1 for one that went; a changed one did both. 0 for a mere edit.
  experts smallint not null,
  keys integer[] not null,
  minimum integer,
  edited_at timestamptz
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);
create index listing_change_of_page on listing_change (skill, country_code, city_slug);

create function note_listings() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into listing_change (skill, country_code, city_slug, experts, keys, minimum, edited_at)
      select skill, side.country_code, coalesce(side.city_slug, ''), side.experts, side.keys, side.minimum, gained.edited_at
      from lost join gained using (skill, profile_id)
      cross join lateral (
        select (lost.country_code, lost.city_slug, lost.keys, lost.project_minimum_usd)
          is distinct from (gained.country_code, gained.city_slug, gained.keys, gained.project_minimum_usd) as moved
      ) as compared
      cross join lateral (
        select lost.country_code, lost.city_slug, -1, lost.keys, lost.project_minimum_usd where moved
        union all
        select gained.country_code, gained.city_slug, 1, gained.keys, gained.project_minimum_usd where moved
        union all
        select gained.country_code, gained.city_slug, 0, '{}', null
          where not moved and gained.edited_at is distinct from lost.edited_at
      ) as side (country_code, city_slug, experts, keys, minimum);
  elsif tg_op = 'INSERT' then
    insert into listing_change (skill, country_code, city_slug, experts, keys, minimum, edited_at)
      select skill, country_code, coalesce(city_slug, ''), 1, keys, project_minimum_usd, edited_at from gained;
  else
    insert into listing_change (skill, country_code, city_slug, experts, keys, minimum, edited_at)
      select skill, country_code, coalesce(city_slug, ''), -1, keys, project_minimum_usd, edited_at from lost;
  end if;
  return null;
end $$;
create trigger note_new_listings after insert on listing referencing new table as gained
  for each statement execute function note_listings();
create trigger note_changed_listings after update on listing referencing old table as lost new table as gained
  for each statement execute function note_listings();
create trigger note_lost_listings after delete on listing referencing old table as lost
  for each statement execute function note_listings();

create function note_experts() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into listing_change (skill, country_code, city_slug, experts, keys, minimum)
      select '', '', '', -1, old.keys, old.project_minimum_usd;
  end if;
  if tg_op <> 'DELETE' then
    insert into listing_change (skill, country_code, city_slug, experts, keys, minimum)
      select '', '', '', 1, new.keys, new.project_minimum_usd;
  end if;
  return null;
end $$;
create trigger note_gained_expert after insert or delete on expert_search
  for each row execute function note_experts();
create trigger note_changed_expert after update on expert_search
  for each row when ((old.keys, old.project_minimum_usd) is distinct from (new.keys, new.project_minimum_usd))
  execute function note_experts();

-- How many experts a page lists, right at any moment.
create view listing_count as
  select skill, country_code, city_slug, sum(experts)::integer as experts from (
    select skill, country_code, city_slug, experts from listing_tally
    union all select skill, '', '', experts from listing_change
    union all select skill, country_code, '', experts from listing_change
    union all select skill, country_code, city_slug, experts from listing_change where city_slug <> ''
  ) as known
  where skill <> ''
  group by skill, country_code, city_slug
  having sum(experts) <> 0;

-- Counts everything anew, from the listings alone: after many of them were written past the triggers.
create function recount_listings() returns void language plpgsql as $$
begin
  lock table listing, expert_search in share mode;
  delete from listing_change;
  delete from listing_tally;
  create temporary table counted on commit drop as
    select skill, country_code, city_slug, key & 4095 as code, count(*)::integer as experts
      from listing cross join lateral unnest(keys) as key
      where key & 4095 < 4094
      group by skill, country_code, city_slug, key & 4095;
  insert into listing_tally (skill, country_code, city_slug, experts, codes, code_counts, minimums, minimum_counts,
      edited_at)
    with placed as (
      select skill, country_code, city_slug, project_minimum_usd as minimum, count(*)::integer as experts,
          max(edited_at) as edited_at
        from listing group by skill, country_code, city_slug, project_minimum_usd
    ), coded as (
      select skill, coalesce(country_code, '') as country_code, coalesce(city_slug, '') as city_slug,
          array_agg(code order by code) as codes, array_agg(experts order by code) as code_counts
        from (
          select skill, country_code, city_slug, code, sum(experts)::integer as experts from counted
            group by grouping sets ((skill, code), (skill, country_code, code), (skill, country_code, city_slug, code))
            having grouping(city_slug) = 1 or city_slug is not null
        ) as summed
        group by 1, 2, 3
    ), minimal as (
      select skill, coalesce(country_code, '') as country_code, coalesce(city_slug, '') as city_slug,
          sum(experts)::integer as experts, max(edited_at) as edited_at,
          coalesce(array_agg(minimum order by minimum) filter (where minimum is not null), '{}') as minimums,
          coalesce(array_agg(experts order by minimum) filter (where minimum is not null), '{}') as minimum_counts
        from (
          select skill, country_code, city_slug, minimum, sum(experts)::integer as experts, max(edited_at) as edited_at
            from placed
            group by grouping sets ((skill, minimum), (skill, country_code, minimum),
              (skill, country_code, city_slug, minimum))
            having grouping(city_slug) = 1 or city_slug is not null
        ) as summed
        group by 1, 2, 3
    )
    select skill, country_code, city_slug, experts, codes, code_counts, minimums, minimum_counts, edited_at
      from minimal join coded using (skill, country_code, city_slug);
  insert into listing_tally (skill, country_code, city_slug, experts, codes, code_counts, minimums, minimum_counts)
    select '', '', '', everyone, codes, code_counts, coalesce(minimums, '{}'), coalesce(minimum_counts, '{}')
      from (select count(*)::integer as everyone from expert_search) as listed
      cross join (
        select array_agg(code order by code) as codes, array_agg(experts order by code) as code_counts from (
          select code, count(*)::integer as experts from expert_search cross join lateral unnest(keys) as code group by code
        ) as by_code
      ) as coded
      cross join (
        select array_agg(minimum order by minimum) as minimums, array_agg(experts order by minimum) as minimum_counts
        from (
          select project_minimum_usd as minimum, count(*)::integer as experts from expert_search
            where project_minimum_usd is not null group by 1
        ) as by_minimum
      ) as minimal
      where everyone > 0;
  drop table counted;
end $$;

-- Counts under filters: for each skill, place and facet a row of bits, one for every expert, by their number. Whoever
-- has all of some is then counted by the thousand at a time. A job writes the bits; who has changed since is stale, and
-- is kept as the bits have them, so that readers can take that away and add what is true now.
create table facet_bits (
  -- `*` for everyone, `#skill`, `=country`, `@city`, or the code of a facet.
  key text not null,
  -- Of so many numbers each.
  chunk integer not null,
  bits bit(131072) not null,
  primary key (key, chunk)
);
alter table facet_bits alter column bits set storage external;

create table stale_bits (
  number integer primary key,
  -- Grows with every further change: whoever writes the bits meanwhile notices, and begins anew.
  times integer not null default 1,
  -- As the bits have it; null for one whom they do not know.
  keys integer[],
  skills text[],
  country_code text,
  city_slug text
);

create function note_stale_bits() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into stale_bits (number) values (new.number);
    return null;
  end if;
  -- Whom the bits have never known leaves no trace.
  if tg_op = 'DELETE' then
    delete from stale_bits where number = old.number and keys is null;
  end if;
  if not (tg_op = 'DELETE' and found) then
    insert into stale_bits (number, keys, skills, country_code, city_slug)
      values (old.number, old.keys, old.skills, old.country_code, old.city_slug)
      on conflict (number) do update set times = stale_bits.times + 1;
  end if;
  return null;
end $$;
create trigger note_stale_expert after insert or delete on expert_search
  for each row execute function note_stale_bits();
create trigger note_restaled_expert after update on expert_search
  for each row when ((old.keys, old.skills, old.country_code, old.city_slug)
    is distinct from (new.keys, new.skills, new.country_code, new.city_slug))
  execute function note_stale_bits();
insert into stale_bits (number) select number from expert_search;

-- As in 0007; text without accents, which most of it is, takes a fifth of the time.
create or replace function fold_text(text) returns text language sql immutable strict parallel safe as $$
  select case when octet_length($1) = char_length($1)
    then regexp_replace(lower($1), '[!-/:-@\[-`{-~]+', ' ', 'g')
    else regexp_replace(
      replace(replace(replace(replace(
        translate(lower(regexp_replace(normalize($1, NFKD), '[\u0300-\u036f]', '', 'g')), 'øłđðıħŧ', 'olddiht'),
        'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
      '[!-/:-@\[-`{-~\u00a1-\u00bf\u2010-\u205e]+', ' ', 'g')
    end
$$;

-- What the search reads of each listed profile, made from its listings and its text as in 0007; the keys take the place
-- of what they stand for. `offset 0` keeps the planner from working out the same words several times.
create view expert_text as
  select profile.id as profile_id, names, names || stems || subjects as headline,
      -- Found by its words alone, wherever they stand.
      strip(names || subjects || somewhere || to_tsvector('simple', offers)
        || to_tsvector('english', concat_ws(' ', offers, prose)) || array_to_tsvector(concepts)) as document,
      listed.score, listed.codes as keys, listed.skills, listed.country_code, listed.city_slug,
      listed.project_minimum_usd, listed.listed_at,
      tsvector_to_array(names || themes || somewhere) as words
    from profile
    -- A profile's listings differ in their skill alone.
    join lateral (
      select score, project_minimum_usd, listed_at, country_code, city_slug,
        array(select key & 4095 from unnest(keys) as key where key & 4095 < 4094 order by 1) as codes,
        array(select skill from listing as one where one.profile_id = profile.id order by skill) as skills
      from listing where listing.profile_id = profile.id limit 1
    ) as listed on true
    cross join lateral (
      select fold_text(concat_ws(' ', profile.name, profile.slug)) as called,
        fold_text(concat_ws(' ', profile.title, array_to_string(profile.skills, ' '),
          (select string_agg(skill_slug, ' ' order by position) from profile_skill where profile_id = profile.id)
        )) as topics,
        fold_text(concat_ws(' ', profile.city, profile.country, listed.city_slug)) as place,
        fold_text(concat_ws(' ', lower(profile.business_type),
          case when profile.owner_user_id is null then 'agency' else 'freelancer' end,
          array_to_string(profile.services_offered, ' '))) as offers,
        fold_text(profile.about) as prose,
        array(select '#' || skill from unnest(listed.skills) as skill)
          || array_remove(array['@' || listed.city_slug, '=' || listed.country_code], null) as concepts
      offset 0
    ) as folded
    cross join lateral (
      select setweight(to_tsvector('simple', called), 'A') as names,
        -- With the stems of names too, or a word would count twice in a title and once in a name.
        setweight(to_tsvector('english', called), 'A') as stems,
        to_tsvector('simple', topics) as themes, to_tsvector('simple', place) as somewhere
      offset 0
    ) as parts
    cross join lateral (
      select setweight(themes || to_tsvector('english', topics), 'B') as subjects offset 0
    ) as ranked;

-- Brings the rows of these profiles in line with their listings; call it after every change of those. Rows that stay
-- the same are not written: an index over words is dear to change.
create or replace function index_experts(ids text[]) returns void language plpgsql as $$
begin
  delete from expert_search
    where profile_id = any(ids) and not exists (select from listing where listing.profile_id = expert_search.profile_id);

  with made as materialized (
    select profile_id, names, headline, document, score, keys, skills, country_code, city_slug, project_minimum_usd,
      listed_at, words
    from expert_text where profile_id = any(ids)
  ), indexed as (
    insert into expert_search (profile_id, names, headline, document, score, keys, skills, country_code, city_slug,
        project_minimum_usd, listed_at)
      select profile_id, names, headline, document, score, keys, skills, country_code, city_slug, project_minimum_usd,
        listed_at
      from made
      on conflict (profile_id) do update set names = excluded.names, headline = excluded.headline,
        document = excluded.document, score = excluded.score, keys = excluded.keys, skills = excluded.skills,
        country_code = excluded.country_code, city_slug = excluded.city_slug,
        project_minimum_usd = excluded.project_minimum_usd, listed_at = excluded.listed_at
        where (expert_search.score, expert_search.keys, expert_search.project_minimum_usd, expert_search.listed_at,
            expert_search.headline, expert_search.document)
          is distinct from (excluded.score, excluded.keys, excluded.project_minimum_usd, excluded.listed_at,
            excluded.headline, excluded.document)
  )
  -- In order: two that bring the same new words wait for each other, never in a circle.
  insert into search_word (word)
    select distinct used from made cross join lateral unnest(words) as used
      where char_length(used) > 2 and not exists (select from search_word where word = used)
      order by used
    on conflict do nothing;
end $$;

-- The same for everyone who has no row yet, past the triggers: many times as quick where that is nearly everyone.
create function index_new_experts() returns void language plpgsql as $$
begin
  create temporary table made on commit drop as
    select profile_id, names, headline, document, score, keys, skills, country_code, city_slug, project_minimum_usd,
        listed_at, words
      from expert_text
      where not exists (select from expert_search where expert_search.profile_id = expert_text.profile_id);
  insert into expert_search (profile_id, names, headline, document, score, keys, skills, country_code, city_slug,
      project_minimum_usd, listed_at)
    select profile_id, names, headline, document, score, keys, skills, country_code, city_slug, project_minimum_usd,
      listed_at
    from made;
  insert into search_word (word)
    select used from made cross join lateral unnest(words) as used where char_length(used) > 2 group by used order by used
    on conflict do nothing;
  insert into stale_bits (number) select number from expert_search join made using (profile_id) on conflict do nothing;
  drop table made;
end $$;

-- Documents are made a little differently now.
select index_experts(array(select profile_id from expert_search));
select recount_listings();
