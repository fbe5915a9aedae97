-- version 1
-- Events name accounts by the site builder's ids, see migrations/0084_host_ids.sql.
create or replace function webhook_data(profile) returns jsonb language sql stable as $$
  select jsonb_build_object('profileId', $1.id, 'handle', $1.slug, 'ownerUserId',
    coalesce((select host_id from "user" where "user".id = $1.owner_user_id), $1.owner_user_id),
    'ownerWorkspaceId', $1.owner_workspace_id, 'visibility', $1.visibility, 'expertStatus', $1.expert_status)
$$;

create or replace function webhook_account_deleted() returns trigger language plpgsql as $$
begin
  perform write_webhook_event('account.deleted', 'account:' || old.id,
    jsonb_build_object('userId', coalesce(old.host_id, old.id)));
  return null;
end $$;
