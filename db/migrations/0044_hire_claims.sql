-- Whether a conversation led to work: one side says so, the other confirms or denies it. It goes with the conversation.
create table hire_claim (
  message_id text primary key references message (id) on delete cascade,
  claimed_by text not null check (claimed_by in ('owner', 'sender')),
  state text not null check (state in ('claimed', 'confirmed', 'denied', 'withdrawn')),
  claimed_at timestamptz not null,
  decided_at timestamptz,
  check ((state = 'claimed') = (decided_at is null))
);
