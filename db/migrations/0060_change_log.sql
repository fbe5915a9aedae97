-- What has changed, in the order of transaction ids, for everybody who keeps something that is derived from it: page
-- caches now. Triggers write it in the transaction that changes the thing, and wait for nobody: pg_notify in every
-- commit lets one commit at a time through. Readers remember a snapshot and read what has been committed since, see
-- db/change-log/. The kinds and their subjects are
--   profile     <handle>                   the profile's own page shows something else
--   card        <skill>/<country>/<city>   a card or the order changed on the hire pages of this place
--   listed      <skill>/<country>/<city>   somebody came or went there: counts changed, too
--   all                                    so much at once that it is quicker to begin anew
--   catalogue   <version>                  another version of the catalogue is active
-- Equal changes of one transaction are one row.
create table change_log (
  xid xid8 not null default pg_current_xact_id(),
  kind text not null,
  subject text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (xid, kind, subject)
);

-- One row: the newest transaction of which a row was pruned, and until when commits notify nodes of the release before
-- this one, which listen instead of reading the log. A new site has none of those.
create table change_log_state (
  only_row boolean primary key default true check (only_row),
  pruned xid8 not null default '0',
  notify_until timestamptz not null default '-infinity'
);
insert into change_log_state (notify_until)
  values (case when exists (select from profile) then 'infinity' else '-infinity' end::timestamptz);

create function log_change(of_kind text, of_subject text) returns void language sql as $$
  insert into change_log (kind, subject) values (of_kind, of_subject) on conflict do nothing
$$;

-- Every column counts but these: a column that is forgotten here costs a purge too many, never an outdated page.
create function shown_on_pages(profile) returns jsonb language sql stable as $$
  select to_jsonb($1) - '{id,num_followers,num_likes,num_views,card_version,version,last_editor_id,last_editor_since,
    created_at,updated_at,ranking_score,ranking_version,inquiry_email_address,inquiry_email_verified_at,
    availability_changed_at}'::text[]
$$;
drop trigger tell_profile_changed on profile;
create trigger tell_profile_changed after update on profile
  for each row when (shown_on_pages(old) is distinct from shown_on_pages(new))
  execute function tell_profile_change();

-- A card shows the number of followers, too.
drop trigger touch_card on profile;
create trigger touch_card before update on profile
  for each row when (old.num_followers <> new.num_followers or shown_on_pages(old) is distinct from shown_on_pages(new))
  execute function touch_card();
