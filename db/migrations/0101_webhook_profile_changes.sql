-- profile.updated, profile.listed and profile.delisted compare a profile before and after a transaction. Triggers add up
-- what changes; a deferred trigger writes the events at commit and removes the row, so none is ever committed.
create unlogged table webhook_profile_change (
  xid xid8 not null default pg_current_xact_id(),
  profile_id text not null,
  created boolean not null default false,
  -- Hashes of the parts that were added, minus those of the parts that were removed: 0 if the content is as before.
  difference numeric not null default 0,
  -- Times that it was listed, minus times that it was delisted.
  listed integer not null default 0,
  primary key (xid, profile_id)
);

-- Whether an endpoint receives one of these types.
create function webhook_wants(variadic of_types text[]) returns boolean language plpgsql stable as $$
begin
  return exists (select from webhook_endpoint where enabled and events && of_types);
end $$;

create function note_profile_change(of_profile text, of_difference numeric default 0, of_listed integer default 0,
    is_created boolean default false) returns void language plpgsql as $$
begin
  insert into webhook_profile_change as noted (profile_id, difference, listed, created)
    values (of_profile, of_difference, of_listed, is_created)
    on conflict (xid, profile_id) do update set difference = noted.difference + excluded.difference,
      listed = noted.listed + excluded.listed, created = noted.created or excluded.created;
end $$;

-- The columns whose changes make profile.updated: what visitors see, except states that have events of their own and
-- figures that are computed. A new column counts.
create function profile_content(profile) returns jsonb language sql stable as $$
  select shown_on_pages($1) - '{visibility,slug_was_public,expert_status,wants_hirable,activated_at,
    response_time_hours,answer_rate}'::text[]
$$;

create function write_profile_changes() returns trigger language plpgsql as $$
declare
  noted webhook_profile_change;
  changed profile;
begin
  delete from webhook_profile_change where xid = new.xid and profile_id = new.profile_id returning * into noted;
  select * into changed from profile where id = noted.profile_id;
  if not found then
    return null;
  end if;
  if noted.difference <> 0 and not noted.created then
    perform write_webhook_event('profile.updated', 'profile:' || changed.id, webhook_data(changed));
  end if;
  if noted.listed <> 0 then
    perform write_webhook_event(case when noted.listed > 0 then 'profile.listed' else 'profile.delisted' end,
      'profile:' || changed.id, webhook_data(changed));
  end if;
  return null;
end $$;
create constraint trigger write_profile_changes after insert on webhook_profile_change
  deferrable initially deferred for each row execute function write_profile_changes();

-- An expert has a row in expert_search exactly while they are listed.
create function note_listing() returns trigger language plpgsql as $$
begin
  if webhook_wants('profile.listed', 'profile.delisted') then
    if tg_op = 'INSERT' then
      perform note_profile_change(new.profile_id, of_listed => 1);
    else
      perform note_profile_change(old.profile_id, of_listed => -1);
    end if;
  end if;
  return null;
end $$;
create trigger note_listing after insert or delete on expert_search for each row execute function note_listing();

-- By cascade the row would go after profile.deleted was written.
create function delist_before_deletion() returns trigger language plpgsql as $$
begin
  if webhook_wants('profile.delisted') then
    delete from expert_search where profile_id = old.id;
  end if;
  return old;
end $$;
create trigger delist_before_deletion before delete on profile for each row execute function delist_before_deletion();
