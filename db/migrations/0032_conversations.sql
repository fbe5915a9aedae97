-- A conversation belongs to both of its sides: each can delete it for itself, and it outlives the other one.
alter table message
  alter column profile_id drop not null,
  -- The name of the profile that it was written to, once that profile is gone.
  add column gone_profile_name text,
  add column owner_deleted_at timestamptz,
  add column sender_deleted_at timestamptz,
  -- The newest answer, here or by mail; none while the client has written since.
  add column answered_at timestamptz,
  -- Which side reported it: a guest has no account to name.
  add column report_side text check (report_side in ('owner', 'sender')),
  add check (profile_id is not null or gone_profile_name is not null);

update message set answered_at = replied_at where replied_at is not null and not exists (
  select from message_reply as later
  where later.message_id = message.id and later.author = 'sender' and later.created_at > coalesce(
    (select max(own.created_at) from message_reply as own where own.message_id = message.id and own.author = 'owner'),
    message.replied_at)
);
update message set report_side = case when reported_by = sender_user_id then 'sender' else 'owner' end
  where reported_at is not null;
alter table message add check ((reported_at is null) = (report_side is null));

-- Whoever wrote to an expert keeps the conversation when the profile goes. What nobody would read goes with it.
create function keep_conversations() returns trigger language plpgsql as $$
begin
  update message set profile_id = null, gone_profile_name = old.name
  where profile_id = old.id and status <> 'awaiting-confirmation' and sender_deleted_at is null
    and (sender_user_id is not null or guest_email is not null);
  return old;
end $$;
create trigger keep_conversations before delete on profile for each row execute function keep_conversations();

create function drop_conversations() returns trigger language plpgsql as $$
begin
  delete from message where sender_user_id = old.id and (profile_id is null or owner_deleted_at is not null);
  return old;
end $$;
create trigger drop_conversations before delete on "user" for each row execute function drop_conversations();

-- Closed reports are shown with the reason that they were closed for.
create index moderation_entry_of_report on moderation_entry ((details ->> 'reportId')) where action = 'close-report';
