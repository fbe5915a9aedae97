-- version 1
-- A profile that was listed is delisted first: delist_before_deletion has noted it.
create or replace function webhook_profile_deleted() returns trigger language plpgsql as $$
declare
  deleted profile;
  noted webhook_profile_change;
begin
  if exists (select from webhook_endpoint where enabled) then
    for deleted in select * from gone loop
      delete from webhook_profile_change where xid = pg_current_xact_id() and profile_id = deleted.id
        returning * into noted;
      if noted.listed < 0 then
        perform write_webhook_event('profile.delisted', 'profile:' || deleted.id, webhook_data(deleted));
      end if;
      perform write_webhook_event('profile.deleted', 'profile:' || deleted.id, webhook_data(deleted));
    end loop;
  end if;
  return null;
end $$;
