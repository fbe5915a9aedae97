-- version 1
-- Rows of `expert_search` and `search_word` hold what this made: another meaning is another function, in a migration that
-- writes them anew.
-- What the search reads of a profile, its skills in the order that its owner gave them, and its listings. Numbers are no
-- words to spell-check by: one that comes close is another number.
create or replace function read_expert(profile profile, skill_slugs text, skills text[], city_slug text, country_code text)
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
  reading.words := array(select word from unnest(tsvector_to_array(known)) as word where word !~ '^[0-9]+$');
  return reading;
end $$;
