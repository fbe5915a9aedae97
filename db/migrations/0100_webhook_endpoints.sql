-- Events go to several endpoints, see docs/decisions/049-webhooks.md. Each start writes the endpoints that its settings
-- name, for the triggers. Addresses and secrets stay in the settings.
create table webhook_endpoint (
  name text primary key,
  -- False for one that is no longer configured.
  enabled boolean not null default true,
  -- The types that it receives.
  events text[] not null,
  -- SHA-256 of the address; '' while it is unknown. A name with another address may be another receiver.
  address_hash text not null default '',
  paused_at timestamptz,
  paused_by text references "user" (id) on delete set null
);

-- The outbox, in place of webhook_event: one row per event and endpoint. Nodes of the release before know neither
-- endpoint nor filter, so they must not find these rows.
create table webhook_delivery (
  -- Deliveries of one endpoint and ordering key are made in this order.
  position bigint generated always as identity primary key,
  id text not null unique default gen_random_uuid()::text,
  endpoint text not null,
  type text not null,
  -- 'profile:<id>' or 'account:<id>'.
  ordering_key text not null,
  data jsonb not null,
  occurred_at timestamptz not null default clock_timestamp(),
  -- Since the event was written, or replayed.
  attempts integer not null default 0,
  last_attempt_at timestamptz,
  last_error text,
  -- In 1970 for what can be tried at once. Deliveries that wait behind another have its time.
  next_attempt_at timestamptz not null default 'epoch',
  -- A process delivers it until then; if it dies, another one may take it.
  leased_until timestamptz,
  delivered_at timestamptz,
  given_up_at timestamptz,
  check (delivered_at is null or given_up_at is null)
);
create index webhook_delivery_pending on webhook_delivery (endpoint, ordering_key, position)
  where delivered_at is null and given_up_at is null;
create index webhook_delivery_due on webhook_delivery (endpoint, next_attempt_at, position)
  where delivered_at is null and given_up_at is null;
create index webhook_delivery_given_up on webhook_delivery (position) where given_up_at is not null;
create index webhook_delivery_occurred on webhook_delivery (occurred_at);

insert into webhook_endpoint (name, enabled, events, paused_at, paused_by)
  select '1', enabled, '{profile.created,profile.published,profile.unpublished,profile.activated,profile.paused,
    profile.suspended,profile.deactivated,profile.deleted,message.received,message.answered,report.opened,
    report.decided,account.deleted}', paused_at, paused_by
  from webhook_state;

-- Transactions that are open may still write there. The next release can drop the table and this trigger.
create function forward_webhook_event() returns trigger language plpgsql as $$
begin
  insert into webhook_delivery (endpoint, type, ordering_key, data) values ('1', new.type, new.ordering_key, new.data);
  return null;
end $$;
create trigger forward_webhook_event before insert on webhook_event
  for each row execute function forward_webhook_event();
insert into webhook_delivery (id, endpoint, type, ordering_key, data, occurred_at, attempts, last_attempt_at, last_error,
    next_attempt_at, leased_until, delivered_at, given_up_at)
  select id, '1', type, ordering_key, data, occurred_at, attempts, last_attempt_at, last_error, next_attempt_at,
    leased_until, delivered_at, given_up_at
  from webhook_event order by position;
delete from webhook_event;
