-- Mail domains and networks that operators have blocked. Every node keeps the list in memory, and reads it anew when the
-- change log has the kind `site_block`.
create table site_block (
  id text primary key,
  kind text not null check (kind in ('domain', 'network')),
  -- A domain in ASCII and lower case, or a network as CIDR, without bits behind the prefix.
  value text not null check (length(value) <= 255),
  reason text not null,
  created_by text references "user" (id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  unique (kind, value)
);
create index site_block_newest on site_block (created_at desc, id desc);
create index site_block_created_by on site_block (created_by) where created_by is not null;

create function tell_site_blocks() returns trigger language plpgsql as $$
begin
  perform log_change('site_block', '');
  return null;
end $$;
create trigger tell_site_blocks after insert or update or delete on site_block
  for each statement execute function tell_site_blocks();
