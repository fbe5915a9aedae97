-- Every mail is a row first; the queue carries only its id.

create table mail_outbox (
  id text primary key,
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  reply_to text,
  message_id text not null unique,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  last_error text
);
create index mail_outbox_newest on mail_outbox (created_at desc);
