-- no transaction
-- The job that mails looks every minute, and mostly finds nothing.
create index concurrently brief_file_mail_pending on brief_file (brief_id) where mail_pending;
