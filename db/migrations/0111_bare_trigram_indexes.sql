-- Nodes of the release before search by user_email_part and profile_slug_part, which a later release drops. Where nobody
-- has an account yet, there is nothing that they could search, and an import that begins there must not meet these
-- indexes (0095).
do $$ begin
  if not exists (select from "user") and not exists (select from profile) then
    drop index user_email_part;
    drop index profile_slug_part;
  end if;
end $$;
