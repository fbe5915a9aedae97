-- Files that the client of a brief adds to it. The bytes are on disk or in the bucket, under the same key. A row
-- whose brief is gone stays until its file is removed.

create table brief_file (
  key text primary key,
  brief_id text references brief (id) on delete set null,
  name text not null check (char_length(name) between 1 and 100),
  type text not null check (type in ('application/pdf', 'image/webp')),
  size integer not null check (size > 0),
  created_at timestamptz not null default now(),
  -- Set once the file is there whole.
  stored_at timestamptz
);
create index brief_file_of_brief on brief_file (brief_id);
create index brief_file_to_clean on brief_file (created_at) where brief_id is null or stored_at is null;
