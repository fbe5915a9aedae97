import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'

import type { REQUEST_TIMEOUTS } from '#domain/limits/resource-limits.ts'

import { type AvailabilityGuard, GuardedPool } from './guarded-pool.ts'
import { preparedStatementName } from './prepared-names.ts'
import { requestSignal } from './request-signal.ts'
import type { Database } from './schema.ts'
import { timeClientQueries, type OnQueryTimed } from './time-client-queries.ts'
import { wrapConnectionError } from './unavailable.ts'
import { UnpreparedClient } from './unprepared-client.ts'

export type Db = Kysely<Database>

type Connection = { db: Db; pool: pg.Pool; close(): Promise<void> }

type Timeouts = Record<keyof typeof REQUEST_TIMEOUTS, number>

type Options = {
  max?: number
  onError?: (error: Error) => void
  /** R195: for requests, which a client waits for; jobs, seeding and rebuilds have none. */
  timeouts?: Timeouts
  /** R360: says when the database is away. */
  guard?: AvailabilityGuard
  /** R388: through a pooler that gives each transaction another connection: it sets the timeouts itself. */
  pooled?: boolean
  onQuery?: OnQueryTimed
}

/** For those who are not in a hurry. */
const CONNECT_MS = 5000

// Days stay `YYYY-MM-DD`: as a Date they would shift with the local time zone.
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.DATE ? (value: string | Buffer) => value : pg.types.getTypeParser(oid, format as 'text'),
}

export function openConnection(
  connectionString: string,
  { max = 10, onError = () => {}, timeouts, guard, pooled = false, onQuery }: Options = {},
): Connection {
  const config: pg.PoolConfig = {
    connectionString,
    max,
    types,
    connectionTimeoutMillis: timeouts?.connect ?? CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'guildhall',
    ...(timeouts && { query_timeout: timeouts.answer }),
    ...(timeouts && !pooled && { onConnect: (client) => setTimeouts(client, timeouts) }),
    ...(pooled && { Client: UnpreparedClient }),
  }
  const pool = new GuardedPool(config, guard)
  // Without a listener, an idle connection that the database closes would crash the process. While we are closing, that
  // is no error.
  pool.on('error', (error) => {
    if (!pool.ending) onError(error)
  })
  // The pool handles errors of idle connections only. A lost connection in use fails its query, which is enough.
  pool.on('connect', (client) => {
    client.on('error', () => {})
    if (onQuery) timeClientQueries(client, onQuery)
  })
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: withPrepared(pool) }) })
  const close = async () => {
    await db.destroy()
    // Kysely leaves a pool alone that it has never used.
    if (!pool.ending) await pool.end()
  }
  return { db, pool, close }
}

/** Set by statements, since a pooler such as pgbouncer refuses them as connection options. */
async function setTimeouts(client: pg.ClientBase, { statement, lock, idleInTransaction }: Timeouts) {
  await client.query(
    `set statement_timeout = ${statement}; set lock_timeout = ${lock};
     set idle_in_transaction_session_timeout = ${idleInTransaction}`,
  )
}

/** Whether a connection is unusable after this error: it is being closed, or a query timed out. */
function isLast(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  return error.message === 'Query read timeout' || ('severity' in error && error.severity === 'FATAL')
}

/** The same pool, whose connections cache the plans of prepared statements. */
function withPrepared(pool: pg.Pool): PostgresPool {
  return {
    async connect() {
      const client = await pool.connect()
      let last: Error | undefined
      const query = async (text: string, values: unknown[]): Promise<unknown> => {
        if (last) throw wrapConnectionError(last)
        requestSignal.getStore()?.throwIfAborted()
        const name = preparedStatementName(text)
        try {
          return await client.query(name === undefined ? { text, values } : { name, text, values })
        } catch (error) {
          if (isLast(error)) last = error
          throw wrapConnectionError(error)
        }
      }
      return {
        query: query as PostgresPoolClient['query'],
        release: (destroy) => client.release(destroy || last),
      }
    },
    end: () => pool.end(),
    options: pool.options,
  }
}
