import type pg from 'pg'

/** The same on a server, on its standbys, and on copies of its files. */
export async function systemIdentifier(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ system: string }>(
    `select concat((select system_identifier from pg_control_system()), '/', current_database()) as system`,
  )
  return rows[0]?.system ?? ''
}

/**
 * Which history of transactions this server has: a standby that takes over without the last transactions of its primary
 * gives their ids to others, and begins a new timeline.
 */
export async function findServerIdentity(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ timeline: string }>(
    `select case when pg_is_in_recovery() then 'standby' else left(pg_walfile_name(pg_current_wal_lsn()), 8) end
       as timeline`,
  )
  return `${await systemIdentifier(client)}/${rows[0]?.timeline}`
}
