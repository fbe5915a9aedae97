import type pg from 'pg'

/** How nodes of the release before the change log name the connection on which they listen. */
const OLDER_NODE = 'guildhall listen'

/** Whether commits notify without a listener, or do not notify although there is one. */
const IS_WRONG = `
  select from change_log_state, (select exists (select from pg_stat_activity
    where datname = current_database() and application_name = '${OLDER_NODE}') as found) as older
  where current_setting('transaction_read_only') = 'off'
    and case when found then notify_until < 'infinity' else notify_until > now() + interval '10 seconds' end`

/** `late` is a node that commits did not notify for a while. */
const CORRECT = `
  with older as (select notify_until, exists (select from pg_stat_activity
      where datname = current_database() and application_name = '${OLDER_NODE}') as found from change_log_state),
  corrected as (update change_log_state
    set notify_until = case when found then 'infinity'::timestamptz else now() + interval '10 seconds' end
    from older returning found and older.notify_until < now() as late)
  select pg_notify('page_change', 'all') from corrected where late`

/**
 * Nodes of the release before the log listen for notifications. While there are any, and for ten seconds more since they
 * may be reconnecting, commits notify them. One that turns up later is told that anything may have changed.
 * The release after this one needs neither this nor the notification in `tell_pages`.
 */
export async function notifyOlderNodes(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query({ name: 'are older nodes notified', text: IS_WRONG })
  if (rows.length > 0) await client.query(CORRECT)
}
