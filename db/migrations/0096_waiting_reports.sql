-- Each batch looks up which reports wait for its lines. With a pending list, every lookup reads all recent insertions.
alter index host_entry_waits_for set (fastupdate = off);
select gin_clean_pending_list('host_entry_waits_for');
