-- A report by an account whose address is not confirmed waits until its mailed link is followed.
alter table profile_report add column held boolean not null default false;
create index profile_report_held on profile_report (created_at) where held;
