-- contract: needs 0.2.0
-- Commits no longer notify nodes of 0.1.0, which listen instead of reading the change log. Nodes of 0.2.0 still read and
-- correct this column; the release after this one can drop it.
update change_log_state set notify_until = '-infinity';
