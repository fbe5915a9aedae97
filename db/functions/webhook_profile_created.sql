-- version 1
create or replace function webhook_profile_created() returns trigger language plpgsql as $$
declare created profile;
begin
  if exists (select from webhook_endpoint where enabled) then
    for created in select * from come loop
      perform note_profile_change(created.id, is_created => true);
      perform write_webhook_event('profile.created', 'profile:' || created.id, webhook_data(created));
      perform webhook_profile_state(null, created);
    end loop;
  end if;
  return null;
end $$;
