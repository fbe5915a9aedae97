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

-- A brief stays with its experts when its client's account is deleted; the client's files do not.
create function drop_brief_files() returns trigger language plpgsql as $$
begin
  update brief_file set brief_id = null where brief_id = new.brief_id;
  return null;
end $$;
create trigger drop_brief_files after update of sender_user_id on message
  for each row when (old.sender_user_id is not null and new.sender_user_id is null and new.brief_id is not null)
  execute function drop_brief_files();
