-- version 1
-- Pages that show this are outdated: `about` is a kind and, after a colon, a subject, see migrations/0060_change_log.sql.
create or replace function tell_pages(about text) returns void language plpgsql as $$
begin
  perform log_change(split_part(about, ':', 1), substr(about, length(split_part(about, ':', 1)) + 2));
  -- For nodes of the release before the log; the next release can go without.
  if (select notify_until > clock_timestamp() from change_log_state) then
    perform pg_notify('page_change', about);
  end if;
end $$;
