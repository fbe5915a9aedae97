-- version 1
-- Rows of `expert_search` and `search_word` hold what this made: another meaning is another function, in a migration that
-- writes them anew.
-- For nothing it gives nothing by itself: a function that says so ("strict") is called for each text, where this becomes
-- part of the query. Text without accents, which most of it is, takes a fifth of the time.
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
