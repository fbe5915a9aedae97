-- What the site builder has reported, by version: its order does not depend on the order in which reports arrive.

-- Counts reports and snapshots, so that a snapshot knows what was reported after it began.
create sequence host_report_number;

create table host_entry (
  kind text not null check (kind in ('user', 'workspace', 'asset')),
  id text not null,
  -- The newest that was accepted; null where reports have none.
  version bigint check (version >= 0),
  -- A tombstone: what is older never revives it.
  deleted boolean not null default false,
  -- Whether its last report said when it was created.
  dated boolean not null default false,
  -- The newest report, where it waits for others: for its owner or members, or for an email or a slug to be free.
  pending jsonb,
  -- Keys such as 'user 42'.
  waits_for text[] not null default '{}',
  -- The entry of the same kind that has its email or slug.
  held_by text,
  -- The last snapshot that named it.
  snapshot_id bigint,
  report_number bigint not null,
  reported_at timestamptz not null,
  primary key (kind, id),
  check (not (deleted and pending is not null))
);
create index host_entry_waits_for on host_entry using gin (waits_for) where pending is not null;

create index host_entry_pending on host_entry (kind, id) where pending is not null;

create table host_snapshot (
  id bigint primary key default nextval('host_report_number'),
  kinds text[] not null,
  version bigint check (version >= 0),
  begun_at timestamptz not null,
  committed_at timestamptz
);

-- The version of the last snapshot: an entry that it did not name is not created by a report from before it.
create table host_floor (
  kind text primary key,
  version bigint not null
);

-- A row per kind.
create table host_status (
  kind text primary key,
  reports bigint not null default 0,
  stale bigint not null default 0,
  refused bigint not null default 0,
  last_report_at timestamptz,
  lag_ms bigint,
  last_refusal_at timestamptz,
  last_refusal text
);
