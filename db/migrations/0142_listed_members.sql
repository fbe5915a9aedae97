-- Since when a member has agreed to appear in the team of the workspace's public profile; null: they have not (R711).
-- Nodes of the release before show every member who has a public profile.
alter table workspace_member add column listed_at timestamptz;

-- Listed members without a public profile appear by the name of their account.
create function tell_account_name_change() returns trigger language plpgsql as $$
begin
  perform tell_pages('profile:' || profile.slug)
    from workspace_member join profile on profile.owner_workspace_id = workspace_member.workspace_id
    where workspace_member.user_id = new.id and workspace_member.listed_at is not null;
  return null;
end $$;
create trigger tell_account_name_changed after update of name on "user"
  for each row when (old.name is distinct from new.name) execute function tell_account_name_change();
