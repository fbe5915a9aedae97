import type pg from 'pg'

/** How each process names the connection that it has all the time; releases before this one give no number. */
export const nodeApplicationName = (release: string) => `guildhall changes ${release}`.trim()

const CONTRACT = /^-- contract: needs (\d+\.\d+\.\d+)$/m

/** The oldest release that still runs once a migration has been applied; undefined for one that only adds. */
export const oldestReleaseAfterMigration = (sql: string): string | undefined => CONTRACT.exec(sql)?.[1]

function isOlder(release: string, than: string): boolean {
  const [one, other] = [release, than].map((text) => text.split('.').map((part) => Number.parseInt(part, 10) || 0))
  for (const at of [0, 1, 2]) {
    const difference = (one?.[at] ?? 0) - (other?.[at] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return false
}

const NODES = `select distinct application_name as name from pg_stat_activity
  where datname = current_database() and application_name ~ '^guildhall (changes|listen)'`

/** An operator can fix it: by stopping the older nodes. */
export class OlderNodes extends Error {
  override name = 'OlderNodes'
}

/** R461: a migration that takes something away waits for no node: it is refused while one needs what it takes. */
export async function refuseOlderNodes(
  client: pg.ClientBase,
  { name, sql }: { name: string; sql: string },
): Promise<void> {
  const needed = oldestReleaseAfterMigration(sql)
  if (needed === undefined) return
  const { rows } = await client.query<{ name: string }>(NODES)
  const releases = rows.map((row) => row.name.split(' ')[2] ?? '')
  const older = releases.filter((release) => isOlder(release, needed)).sort()
  if (older.length === 0) return
  throw new OlderNodes(
    `Migration ${name} needs every node to be of release ${needed} or newer, but ${older[0] || 'an older one'} is running. Bring all nodes to ${needed} first, then start this one.`,
  )
}
