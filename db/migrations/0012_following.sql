-- What is new with the experts that an account follows, and the weekly mail about it.

-- When an owner last said something new of their availability; confirming what stands there is nothing new.
alter table profile add column availability_changed_at timestamptz;

create table news_reader (
  user_id text primary key references "user" (id) on delete cascade,
  -- The newest look, and the last one of the visit before: what came after that one is new to the reader.
  looked_at timestamptz,
  looked_before_at timestamptz,
  wants_digest boolean not null default false,
  -- The Monday of the last digest that was made, or found empty, for this account: one a week, whoever makes it.
  digest_week date not null default '1970-01-01'
);
create index news_reader_due on news_reader (digest_week, user_id) where wants_digest;

-- Whom somebody follows, the newest first.
create index follow_newest on follow (user_id, created_at desc, profile_id);

-- Where whoever got the mail can end such mails, for its List-Unsubscribe header.
alter table mail_outbox add column unsubscribe_url text;
