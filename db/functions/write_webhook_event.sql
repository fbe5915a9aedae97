-- version 1
-- Writes a delivery for each endpoint that receives this type, and wakes the deliverer.
create or replace function write_webhook_event(of_type text, of_key text, of_data jsonb) returns void
  language plpgsql as $$
begin
  insert into webhook_delivery (endpoint, type, ordering_key, data)
    select name, of_type, of_key, of_data from webhook_endpoint where enabled and of_type = any (events);
  if found then
    perform log_change('webhook', '');
  end if;
end $$;

-- About a profile that still exists: its ids, and what happened.
create or replace function write_webhook_event_of(of_type text, of_profile text, of_data jsonb) returns void
  language plpgsql as $$
declare found_profile profile;
begin
  if webhook_wants(of_type) then
    select * into found_profile from profile where id = of_profile;
    if found then
      perform write_webhook_event(of_type, 'profile:' || of_profile,
        of_data || webhook_data(found_profile) - '{visibility,expertStatus}'::text[]);
    end if;
  end if;
end $$;
