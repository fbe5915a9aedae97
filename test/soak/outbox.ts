import { setTimeout as sleep } from 'node:timers/promises'

import pg from 'pg'

import { runningDatabaseUrl } from '#server/startup/running-database.ts'
import { StartError } from '#server/startup/start-error.ts'

const TIMEOUT_MS = 15_000

/** Works beside the server on this data directory, whose database ends with it. */
export async function withDatabase<T>(dataDir: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const url = await runningDatabaseUrl(dataDir)
  if (!url) throw new StartError('The database of the server does not answer.')
  return withClient(url, use)
}

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

async function whenAlone(client: pg.Client): Promise<void> {
  const end = Date.now() + TIMEOUT_MS
  while (Date.now() < end) {
    const { rowCount } = await client.query(
      `select 1 from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    )
    if (rowCount === 0) return
    await sleep(20)
  }
  throw new StartError('The killed server still holds connections.')
}

const UNSENT = 'select message_id from mail_outbox where sent_at is null'

/** Message-IDs that a killed server has not recorded as sent, once its last statements have ended. */
export function unsentAfterKill(databaseUrl: string): Promise<string[]> {
  return withClient(databaseUrl, async (client) => {
    await whenAlone(client)
    const { rows } = await client.query<{ message_id: string }>(UNSENT)
    return rows.map((row) => row.message_id)
  })
}

/** Waits until every mail is recorded as sent; returns how many are not when the time is up. */
export function whenDrained(databaseUrl: string, ms: number): Promise<number> {
  return withClient(databaseUrl, async (client) => {
    const end = Date.now() + ms
    let left = Number.NaN
    do {
      left = (await client.query(UNSENT)).rowCount ?? 0
      if (left > 0) await sleep(500)
    } while (left > 0 && Date.now() < end)
    return left
  })
}
