-- What the search reads: one row per listed profile, made from its listings and its text in the same transaction.

create extension if not exists pg_trgm;

-- Lowercase, without accents. `unaccent` is not immutable and knows no capital beyond its file; decomposing and
-- dropping the marks does nearly all of it, and the letters that do not decompose are named. domain/fold-text.ts
-- does the same to what is searched for. Punctuation becomes space: else "ui/ux" would be a file and "next.js" a host.
create function fold_text(text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(
    replace(replace(replace(replace(
      translate(lower(regexp_replace(normalize($1, NFKD), '[\u0300-\u036f]', '', 'g')), 'øłđðıħŧ', 'olddiht'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
    '[!-/:-@\[-`{-~\u00a1-\u00bf\u2010-\u205e]+', ' ', 'g')
$$;

create table expert_search (
  profile_id text primary key references profile (id) on delete cascade,
  -- Name and handle alone: what suggestions look for.
  names tsvector not null,
  -- Names, then title and skills: what the order of results looks at, kept apart because it is short.
  headline tsvector not null,
  -- All of it, and `#skill`, `@city`, `=country` for what the catalogue recognised.
  document tsvector not null,
  score real not null check (score between 0 and 1),
  -- The rest is what filters and sort orders need, as in `listing`.
  owner_kind text not null check (owner_kind in ('freelancer', 'agency')),
  services text[] not null,
  languages text[] not null,
  badges text[] not null,
  availability_status text check (availability_status in ('AVAILABLE', 'LIMITED', 'UNAVAILABLE')),
  project_minimum_usd integer check (project_minimum_usd >= 0),
  listed_at timestamptz not null
) with (toast_tuple_target = 1024);
-- Documents go out of line, so that counting reads few pages.
alter table expert_search alter column document set storage external;

-- Profiles change seldom and searches are many: no pending list that every search would have to read.
create index expert_search_document on expert_search using gin (document) with (fastupdate = off);
create index expert_search_names on expert_search using gin (names) with (fastupdate = off);
create index expert_search_score on expert_search (score desc, profile_id);
create index expert_search_newest on expert_search (listed_at desc, profile_id);
create index expert_search_minimum on expert_search (project_minimum_usd, profile_id);

-- The words that listed experts use, except in their about texts: what a misspelt word is compared with.
create table search_word (word text primary key);
create index search_word_similar on search_word using gin (word gin_trgm_ops);

-- A name leaves with the last one who had it. Other words may stay: they say nothing of anybody.
create function forget_names() returns trigger language plpgsql as $$
begin
  -- Whoever holds a word just now looks after it: nobody waits here.
  delete from search_word where word in (
    select word from search_word
      where word = any(tsvector_to_array(old.names))
        and not exists (select from expert_search where document @@ quote_literal(word)::tsquery)
      for update skip locked
  );
  return null;
end $$;
create trigger forget_deleted_names after delete on expert_search
  for each row execute function forget_names();
create trigger forget_former_names after update on expert_search
  for each row when (old.names is distinct from new.names) execute function forget_names();

-- Brings the rows of these profiles in line with their listings; call it after every change of those.
-- The 'simple' configuration keeps names as they are; 'english' stems what is prose, so that "designers" finds
-- "designer". Titles, skills and services have both, so that the beginning of a word finds them too.
create function index_experts(ids text[]) returns void language plpgsql as $$
begin
  delete from expert_search
    where profile_id = any(ids) and not exists (select from listing where listing.profile_id = expert_search.profile_id);

  insert into expert_search (profile_id, names, headline, document, score, owner_kind, services, languages, badges,
      availability_status, project_minimum_usd, listed_at)
    select profile.id, names, headline,
        names || subjects
          || setweight(to_tsvector('simple', place) || to_tsvector('simple', offers) || to_tsvector('english', offers), 'C')
          || setweight(to_tsvector('english', coalesce(fold_text(profile.about), '')), 'D')
          || concepts,
        listed.score, listed.owner_kind, listed.services, listed.languages, listed.badges,
        listed.availability_status, listed.project_minimum_usd, listed.listed_at
      from profile
      -- A profile's listings differ in their skill alone.
      join lateral (select * from listing where listing.profile_id = profile.id limit 1) as listed on true
      cross join lateral (
        select fold_text(concat_ws(' ', profile.name, profile.slug)) as called,
          fold_text(concat_ws(' ', profile.title, array_to_string(profile.skills, ' '),
            (select string_agg(skill_slug, ' ' order by position) from profile_skill where profile_id = profile.id)
          )) as topics,
          fold_text(concat_ws(' ', profile.city, profile.country, listed.city_slug)) as place,
          fold_text(concat_ws(' ', lower(profile.business_type), listed.owner_kind,
            array_to_string(listed.services, ' '))) as offers,
          (select string_agg(quote_literal(concept) || ':1C', ' ') from (
            select '#' || skill as concept from listing where listing.profile_id = profile.id
            union all select '@' || listed.city_slug
            union all select '=' || listed.country_code
          ) as known)::tsvector as concepts
      ) as folded
      cross join lateral (
        select setweight(to_tsvector('simple', called), 'A') as names,
          setweight(to_tsvector('simple', topics) || to_tsvector('english', topics), 'B') as subjects
      ) as parts
      -- With the stems of names too, or a word would count twice in a title and once in a name.
      cross join lateral (
        select names || setweight(to_tsvector('english', called), 'A') || subjects as headline
      ) as ranked
      where profile.id = any(ids)
    on conflict (profile_id) do update set names = excluded.names, headline = excluded.headline,
      document = excluded.document, score = excluded.score, owner_kind = excluded.owner_kind,
      services = excluded.services, languages = excluded.languages, badges = excluded.badges,
      availability_status = excluded.availability_status, project_minimum_usd = excluded.project_minimum_usd,
      listed_at = excluded.listed_at;

  -- In order: two that bring the same new words wait for each other, never in a circle.
  insert into search_word (word)
    select distinct used from profile
      cross join lateral unnest(tsvector_to_array(to_tsvector('simple', fold_text(concat_ws(' ', profile.name,
        profile.slug, profile.title, array_to_string(profile.skills, ' '), profile.city, profile.country,
        (select string_agg(skill_slug, ' ') from profile_skill where profile_id = profile.id)))))) as used
      where profile.id = any(ids) and exists (select from listing where listing.profile_id = profile.id)
        and char_length(used) > 2 and not exists (select from search_word where word = used)
      order by used
    on conflict do nothing;
end $$;

select index_experts(array(select distinct profile_id from listing));
