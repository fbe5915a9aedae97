-- When the client of a brief took it back.
alter table brief add column withdrawn_at timestamptz;
