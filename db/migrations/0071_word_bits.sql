-- Searches by words are counted by bitmaps, too: of the words that many experts have, and of the best scores. Whose words
-- have changed is stale, too, and what they were is known. Bitmaps without words stay right; a job writes them anew.
alter table stale_bits add column document tsvector;

create or replace function note_stale_bits() returns trigger language plpgsql as $$
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
    insert into stale_bits (number, keys, skills, country_code, city_slug, document)
      values (old.number, old.keys, old.skills, old.country_code, old.city_slug, old.document)
      on conflict (number) do update set times = stale_bits.times + 1;
  end if;
  return null;
end $$;
drop trigger note_restaled_expert on expert_search;
create trigger note_restaled_expert after update on expert_search
  for each row when ((old.keys, old.skills, old.country_code, old.city_slug, old.document)
    is distinct from (new.keys, new.skills, new.country_code, new.city_slug, new.document))
  execute function note_stale_bits();
