-- The id that the site builder has for an account, where it is another than ours: it was joined by its owner, or its id
-- was taken here. With '~' before our own id: nobody there, although somebody there has that id.
alter table "user" add column host_id text;

update "user" set host_id = link.account_id
from account as link
where link.user_id = "user".id and link.provider_id <> 'credential' and link.account_id <> "user".id
  and link.account_id ~ '^[A-Za-z0-9_-]{1,100}$'
  and not exists (select from "user" as same where same.id = link.account_id)
  and not exists (
    select from account as other
    where other.account_id = link.account_id and other.user_id <> link.user_id and other.provider_id <> 'credential')
  and not exists (select from host_entry where kind = 'user' and host_entry.id = "user".id);

-- The id under which the site builder's reports find an account: one account each, one id each.
create unique index user_host_id on "user" (coalesce(host_id, id));
