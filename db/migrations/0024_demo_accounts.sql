-- Accounts that the demo has made, whatever becomes of their email: they sign in only while it is open.
alter table "user" add column is_demo boolean not null default false;

update "user" set is_demo = true where email like '%@demo.test';

create index user_demo on "user" (id) where is_demo;
