import pg from 'pg'

import { systemIdentifier } from '#db/change-log/server-identity.ts'

import type { Env } from './env.ts'
import { StartError } from './start-error.ts'

/** `undefined` for one that does not answer. */
async function ask(connectionString: string): Promise<{ system: string; isStandby: boolean } | undefined> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3000, query_timeout: 3000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ isStandby: boolean }>('select pg_is_in_recovery() as "isStandby"')
    return { system: await systemIdentifier(client), isStandby: rows[0]?.isStandby ?? false }
  } catch {
    return undefined
  } finally {
    await client.end().catch(() => {})
  }
}

/** R368, R389: pages of another database stop the start; a replica that is away may come back. */
export async function checkReplicas(
  { databaseUrl, replicaUrls }: Pick<Env, 'databaseUrl' | 'replicaUrls'>,
  warn: (line: string) => void,
): Promise<void> {
  if (!databaseUrl || replicaUrls.length === 0) return
  const [primary, ...replicas] = await Promise.all([databaseUrl, ...replicaUrls].map(ask))
  replicas.forEach((replica, at) => {
    const { host } = new URL(replicaUrls[at] ?? '')
    if (!replica) warn(`DATABASE_REPLICA_URLS: ${host} does not answer; pages are read from the primary meanwhile.`)
    else if (primary && replica.system !== primary.system) {
      throw new StartError(`DATABASE_REPLICA_URLS: ${host} is no replica of the database of DATABASE_URL.`)
    } else if (!replica.isStandby) warn(`DATABASE_REPLICA_URLS: ${host} is no standby, and is not used.`)
  })
}
