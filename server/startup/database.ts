import pg from 'pg'

import { isQueueCurrent } from '#adapters/queue/queue-state.ts'
import { findServerIdentity } from '#db/change-log/server-identity.ts'
import { openConnection } from '#db/connection.ts'
import { detectPoolerMode } from '#db/detect-pooler-mode.ts'
import { migrate, NewerSchema } from '#db/migrate.ts'
import { OlderNodes } from '#db/migrating/contract-migrations.ts'
import { findPendingMigrations } from '#db/migrating/find-pending-migrations.ts'
import { BackupRefusal } from '#domain/backup/backup-refusal.ts'
import { countWithNoun } from '#domain/text/plural.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/postgres/embedded-postgres.ts'
import { findEngine } from '#server/postgres/engine.ts'
import { tunedSettings } from '#server/postgres/settings.ts'

import { ensureDatabaseHome } from './data-dir.ts'
import type { Env } from './env.ts'
import { RELEASE } from './release.ts'
import { StartError } from './start-error.ts'

export type OpenedDatabase = {
  url: string
  /** Connects as the superuser of the embedded database, for bulk loads. */
  adminUrl?: string
  /** Directory of the embedded database. */
  place?: string
  stop(): Promise<void>
}

export const DATABASE_NAME = 'guildhall'

async function checkReachable(name: string, url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 8000 })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    const { hostname, port, pathname } = new URL(url)
    const where = `${hostname}:${port || 5432}${pathname}`
    const inner = error instanceof AggregateError ? error.errors[0] : error
    const why = inner instanceof Error ? inner.message : String(inner)
    throw new StartError(`${name}: no PostgreSQL answers at ${where} (${why}).`)
  } finally {
    await client.end().catch(() => {})
  }
}

/** R388: what needs a session must have one, and both addresses must lead to the same database. */
async function checkAddresses({ databaseUrl, pooledUrl }: { databaseUrl: string; pooledUrl: string | undefined }) {
  const [direct, through] = pooledUrl ? ['DATABASE_DIRECT_URL', 'DATABASE_URL'] : ['DATABASE_URL', undefined]
  await checkReachable(direct, databaseUrl)
  if ((await detectPoolerMode(databaseUrl)) === 'transaction') {
    const wrong = through ? 'it must lead to PostgreSQL itself' : 'set DATABASE_DIRECT_URL to that of PostgreSQL itself'
    throw new StartError(`${direct} is the address of a pooler in transaction mode: ${wrong}.`)
  }
  if (!pooledUrl || !through) return
  await checkReachable(through, pooledUrl)
  if ((await identityOf(pooledUrl)) === (await identityOf(databaseUrl))) return
  throw new StartError(`${direct} leads to another database than ${through}.`)
}

async function identityOf(connectionString: string): Promise<string> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 8000 })
  await client.connect()
  return findServerIdentity(client).finally(() => client.end())
}

/** An error that the operator can fix is one line, here as everywhere. */
async function oneLine<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const isTheirs = error instanceof NewerSchema || error instanceof OlderNodes || error instanceof BackupRefusal
    throw isTheirs ? new StartError(error.message) : error
  }
}

type Applied = { name: string; ms: number }

/** Applies what is pending, functions included. */
export async function migrateDatabase(
  url: string,
  { printLine, onApplied = () => {} }: { printLine: (line: string) => void; onApplied?: (applied: Applied) => void },
): Promise<void> {
  await oneLine(migrate(url, { onWait: printLine, onApplied, release: RELEASE }))
}

/** R623: the names of what `npm run migrate` would apply. */
export async function listPendingChanges(url: string): Promise<string[]> {
  const { migrations, functions } = await oneLine(findPendingMigrations(url))
  const { pool, close } = openConnection(url, { max: 1 })
  const queue = await isQueueCurrent(pool).finally(close)
  return [...migrations, ...functions, ...(queue ? [] : ['the tables of the job queue'])]
}

async function refusePending(url: string): Promise<void> {
  const pending = await listPendingChanges(url)
  if (pending.length === 0) return
  const named = pending.length > 3 ? `${pending.slice(0, 3).join(', ')} …` : pending.join(', ')
  throw new StartError(
    `The database is not up to date, and MIGRATE_ON_START=off: ${countWithNoun(pending.length, 'change')} pending (${named}). Run npm run migrate first.`,
  )
}

type Listeners = { printLine: (line: string) => void; onLost: (why: string) => void }

/** Opens the database that DATABASE_URL names, or the embedded one in DATA_DIR, and migrates it unless told not to (R623). */
export async function openDatabase(
  env: Pick<Env, 'databaseUrl' | 'pooledUrl' | 'dataDir' | 'migrateOnStart'>,
  { migrating = true, ...listeners }: Listeners & { migrating?: boolean },
): Promise<OpenedDatabase> {
  const prepare = (url: string) => (env.migrateOnStart ? migrateDatabase(url, listeners) : refusePending(url))
  if (env.databaseUrl) {
    const { databaseUrl, pooledUrl } = env
    await checkAddresses({ databaseUrl, pooledUrl })
    if (migrating) await prepare(env.databaseUrl)
    return { url: env.databaseUrl, async stop() {} }
  }
  const engine = findEngine()
  const path = ensureDatabaseHome(env.dataDir, engine)
  const embedded: EmbeddedPostgres = await startEmbeddedPostgres({
    home: { engine, path },
    database: DATABASE_NAME,
    settings: tunedSettings(),
    ...listeners,
  })
  if (migrating) {
    await prepare(embedded.url(DATABASE_NAME)).catch(async (error: unknown) => {
      await embedded.stop()
      throw error
    })
  }
  return {
    url: embedded.url(DATABASE_NAME),
    adminUrl: embedded.adminUrl(DATABASE_NAME),
    place: path,
    stop: () => embedded.stop(),
  }
}
