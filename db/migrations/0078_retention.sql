-- Jobs delete what has expired, batch by batch: each finds its rows without reading the table.
create index session_expires_at on session (expires_at);
create index verification_expires_at on verification (expires_at);
create index account_token_expires_at on account_token (expires_at);
create index analytics_event_created_at on analytics_event (created_at);
-- What was sent and still has its text, for the hourly job that empties it.
create index mail_outbox_with_text on mail_outbox (sent_at) where text_body <> '';
