-- Files that are added one after another are told by one mail, once no more come (R709): until then they are pending.
-- Nodes of the release before mail at once, and write rows that are not pending.
alter table brief_file add column mail_pending boolean not null default false;
