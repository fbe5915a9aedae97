import type pg from 'pg'

/**
 * Which history of transactions this server has: a standby that takes over without the last transactions of its primary
 * gives their ids to others, and begins a new timeline.
 */
export async function readServerIdentity(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ identity: string }>(
    `select concat((select system_identifier from pg_control_system()), '/', current_database(), '/',
       case when pg_is_in_recovery() then 'standby' else left(pg_walfile_name(pg_current_wal_lsn()), 8) end) as identity`,
  )
  return rows[0]?.identity ?? ''
}
