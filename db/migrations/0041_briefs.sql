-- One brief for up to three experts. Each of them gets an ordinary message, which refers to it: the brief has what
-- a message has no column for. Title and text are the messages' own.

create table brief (
  id text primary key,
  -- Whose idempotency keys these are, as in `message`.
  sender_key text not null,
  idempotency_key text check (char_length(idempotency_key) between 1 and 200),
  request_hash text not null,
  audience text not null default '' check (char_length(audience) <= 500),
  budget text not null default '' check (char_length(budget) <= 100),
  timing text not null default '' check (char_length(timing) <= 100),
  examples text[] not null default '{}' check (cardinality(examples) <= 5),
  -- How many experts it went to; 0 while a guest has yet to confirm it.
  experts smallint not null default 0 check (experts between 0 and 3),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  -- When its client was told that somebody is silent; once.
  silence_told_at timestamptz,
  check ((sent_at is null) = (experts = 0))
);
create unique index brief_once on brief (sender_key, idempotency_key) where idempotency_key is not null;
create index brief_to_tell on brief (sent_at) where silence_told_at is null and sent_at is not null;

alter table message
  add column brief_id text references brief (id),
  -- The expert's no: an answer, by one click and for a reason out of a list.
  add column declined_at timestamptz,
  add column decline_reason text check (decline_reason in ('no-time', 'budget', 'not-my-work', 'too-vague', 'other')),
  add check ((declined_at is null) = (decline_reason is null)),
  add check (declined_at is null or brief_id is not null);
create index message_of_brief on message (brief_id) where brief_id is not null;

-- A brief goes with the last message that refers to it, by whichever way that goes.
create function drop_brief() returns trigger language plpgsql as $$
begin
  -- Of two that go at once, the second waits here, and then sees that it is the last.
  perform 1 from brief where id = old.brief_id for update;
  delete from brief where id = old.brief_id
    and not exists (select from message where message.brief_id = brief.id);
  return null;
end $$;
create trigger drop_brief after delete on message
  for each row when (old.brief_id is not null) execute function drop_brief();
