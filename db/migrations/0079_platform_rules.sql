-- The rules by which profiles were listed last, see domain/platform/. A start that brings others has everyone judged
-- anew; without a row, they were the specification's.
create table platform_rules (
  only_row boolean primary key default true check (only_row),
  digest text not null,
  rules jsonb not null
);

-- Plans are the platform's own; which there are, its rules say.
alter table workspace
  drop constraint workspace_plan_check,
  add constraint workspace_plan_check check (plan ~ '^[a-z0-9](-?[a-z0-9])*$' and char_length(plan) <= 40);

-- As it was offered when the message was written: it stays when the platform offers others.
alter table message add column topic text check (char_length(topic) between 1 and 60);
