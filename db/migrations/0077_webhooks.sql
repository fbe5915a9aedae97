-- What happened, for the platform that the site belongs to: an outbox. Triggers write an event in the transaction that
-- makes it, and a line in the change log that wakes the deliverer, see docs/decisions/049-webhooks.md.

create table webhook_event (
  -- Events of one ordering key are delivered in this order.
  position bigint generated always as identity primary key,
  -- Receivers tell copies by it, also after a restore: it is never given twice.
  id text not null unique default gen_random_uuid()::text,
  type text not null,
  -- 'profile:<id>' or 'account:<id>'.
  ordering_key text not null,
  data jsonb not null,
  occurred_at timestamptz not null default clock_timestamp(),
  -- Since the event was written, or replayed.
  attempts integer not null default 0,
  last_attempt_at timestamptz,
  last_error text,
  -- In 1970 for what can be tried at once. Events that wait behind another have its time.
  next_attempt_at timestamptz not null default 'epoch',
  -- A process delivers it until then; if it dies, another one may take it.
  leased_until timestamptz,
  delivered_at timestamptz,
  given_up_at timestamptz,
  check (delivered_at is null or given_up_at is null)
);
create index webhook_event_pending on webhook_event (ordering_key, position)
  where delivered_at is null and given_up_at is null;
create index webhook_event_due on webhook_event (next_attempt_at, position)
  where delivered_at is null and given_up_at is null;
create index webhook_event_given_up on webhook_event (position) where given_up_at is not null;
create index webhook_event_occurred on webhook_event (occurred_at);

-- One row. Without an address to send them to no event is written.
create table webhook_state (
  only_row boolean primary key default true check (only_row),
  enabled boolean not null default false,
  paused_at timestamptz,
  paused_by text references "user" (id) on delete set null
);
insert into webhook_state default values;

create function write_webhook_event(of_type text, of_key text, of_data jsonb) returns void language plpgsql as $$
begin
  if (select enabled from webhook_state) then
    insert into webhook_event (type, ordering_key, data) values (of_type, of_key, of_data);
    perform log_change('webhook', '');
  end if;
end $$;

create function webhook_data(profile) returns jsonb language sql immutable as $$
  select jsonb_build_object('profileId', $1.id, 'handle', $1.slug, 'ownerUserId', $1.owner_user_id,
    'ownerWorkspaceId', $1.owner_workspace_id, 'visibility', $1.visibility, 'expertStatus', $1.expert_status)
$$;

create function webhook_profile_state(before profile, after profile) returns void language plpgsql as $$
begin
  if before.visibility is distinct from after.visibility and (before.id is not null or after.visibility = 'PUBLIC') then
    perform write_webhook_event(
      case after.visibility when 'PUBLIC' then 'profile.published' else 'profile.unpublished' end,
      'profile:' || after.id, webhook_data(after));
  end if;
  if before.expert_status is distinct from after.expert_status
      and (before.id is not null or after.expert_status <> 'NOT_ACTIVATED') then
    perform write_webhook_event(
      case after.expert_status when 'ACTIVE' then 'profile.activated' when 'PAUSED' then 'profile.paused'
        when 'SUSPENDED' then 'profile.suspended' else 'profile.deactivated' end,
      'profile:' || after.id, webhook_data(after));
  end if;
end $$;

create function webhook_profile_created() returns trigger language plpgsql as $$
declare created profile;
begin
  if (select enabled from webhook_state) then
    for created in select * from come loop
      perform write_webhook_event('profile.created', 'profile:' || created.id, webhook_data(created));
      perform webhook_profile_state(null, created);
    end loop;
  end if;
  return null;
end $$;
create trigger webhook_profile_created after insert on profile referencing new table as come
  for each statement execute function webhook_profile_created();

create function webhook_profile_state_changed() returns trigger language plpgsql as $$
begin
  perform webhook_profile_state(old, new);
  return null;
end $$;
create trigger webhook_profile_state_changed after update on profile
  for each row when (old.visibility <> new.visibility or old.expert_status <> new.expert_status)
  execute function webhook_profile_state_changed();

create function webhook_profile_deleted() returns trigger language plpgsql as $$
declare deleted profile;
begin
  if (select enabled from webhook_state) then
    for deleted in select * from gone loop
      perform write_webhook_event('profile.deleted', 'profile:' || deleted.id, webhook_data(deleted));
    end loop;
  end if;
  return null;
end $$;
create trigger webhook_profile_deleted after delete on profile referencing old table as gone
  for each statement execute function webhook_profile_deleted();

create function webhook_account_deleted() returns trigger language plpgsql as $$
begin
  perform write_webhook_event('account.deleted', 'account:' || old.id, jsonb_build_object('userId', old.id));
  return null;
end $$;
create trigger webhook_account_deleted after delete on "user" for each row execute function webhook_account_deleted();

-- About a profile that is still there: to whom it happened, and what.
create function write_webhook_event_of(of_type text, of_profile text, of_data jsonb) returns void language plpgsql as $$
declare found_profile profile;
begin
  if (select enabled from webhook_state) then
    select * into found_profile from profile where id = of_profile;
    if found then
      perform write_webhook_event(of_type, 'profile:' || of_profile,
        of_data || webhook_data(found_profile) - '{visibility,expertStatus}'::text[]);
    end if;
  end if;
end $$;

-- A message counts when it is in the inbox, an answer whichever way it was given.
create function webhook_message() returns trigger language plpgsql as $$
declare data jsonb := jsonb_build_object('messageId', new.id);
begin
  if new.status = 'sent' and (tg_op = 'INSERT' or old.status <> 'sent') then
    perform write_webhook_event_of('message.received', new.profile_id, data || '{"first": true}');
  end if;
  if tg_op = 'INSERT' then
    return null;
  end if;
  if new.answered_at is not null and new.answered_at is distinct from old.answered_at then
    perform write_webhook_event_of('message.answered', new.profile_id, data || jsonb_build_object('answer',
      case when new.declined_at is distinct from old.declined_at then 'declined'
        when new.answered_by_mail then 'by-mail' else 'reply' end));
  end if;
  data := jsonb_build_object('reportId', new.id, 'kind', 'message', 'reason', null);
  if old.reported_at is null and new.reported_at is not null then
    perform write_webhook_event_of('report.opened', new.profile_id, data);
  end if;
  if old.report_closed_at is null and new.report_closed_at is not null then
    perform write_webhook_event_of('report.decided', new.profile_id,
      data || jsonb_build_object('outcome', new.report_outcome));
  end if;
  return null;
end $$;
create trigger webhook_message_inserted after insert on message
  for each row when (new.status = 'sent') execute function webhook_message();
create trigger webhook_message_updated after update on message
  for each row when (old.status <> new.status or old.answered_at is distinct from new.answered_at
    or old.reported_at is distinct from new.reported_at
    or old.report_closed_at is distinct from new.report_closed_at)
  execute function webhook_message();

create function webhook_client_wrote_again() returns trigger language plpgsql as $$
begin
  perform write_webhook_event_of('message.received', message.profile_id,
      jsonb_build_object('messageId', message.id, 'first', false))
    from message where message.id = new.message_id and message.status = 'sent';
  return null;
end $$;
create trigger webhook_client_wrote_again after insert on message_reply
  for each row when (new.author = 'sender') execute function webhook_client_wrote_again();

create function webhook_report() returns trigger language plpgsql as $$
declare data jsonb := jsonb_build_object('reportId', new.id, 'kind', 'profile', 'reason', new.reason);
begin
  if not new.held and (tg_op = 'INSERT' or old.held) then
    perform write_webhook_event_of('report.opened', new.profile_id, data);
  end if;
  if tg_op = 'UPDATE' and new.closed_at is not null and old.closed_at is null then
    perform write_webhook_event_of('report.decided', new.profile_id, data || jsonb_build_object('outcome', new.outcome));
  end if;
  return null;
end $$;
create trigger webhook_report_inserted after insert on profile_report
  for each row when (not new.held) execute function webhook_report();
create trigger webhook_report_updated after update on profile_report
  for each row when (old.held <> new.held or old.closed_at is distinct from new.closed_at)
  execute function webhook_report();
