-- version 2
-- Brings the rows of these profiles in line with their listings; call it after every change of those. Rows that stay
-- the same are not written: an index over words is dear to change. Without the setting PostgreSQL would plan
-- each call again, which takes longer than the work, since it expects ten ids of an array that it does not know.
create or replace function index_experts(ids text[]) returns void language plpgsql
  set plan_cache_mode = force_generic_plan as $$
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
