import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'

import { preparedName } from './prepared.ts'
import type { Database } from './schema.ts'

export type Db = Kysely<Database>

type Connection = { db: Db; pool: pg.Pool; close(): Promise<void> }

type Options = { max?: number; onError?: (error: Error) => void }

// Days stay `YYYY-MM-DD`: as a Date they would shift with the machine's time zone.
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.DATE ? (value: string | Buffer) => value : pg.types.getTypeParser(oid, format as 'text'),
}

export function openConnection(connectionString: string, { max = 10, onError = () => {} }: Options = {}): Connection {
  const pool = new pg.Pool({
    connectionString,
    max,
    types,
    connectionTimeoutMillis: 5000,
    application_name: 'guildhall',
  })
  // Without a listener, an idle connection that ends with the database would end us too. Once we have said goodbye,
  // a database that stops meanwhile is no news.
  pool.on('error', (error) => {
    if (!pool.ending) onError(error)
  })
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: withPrepared(pool) }) })
  return { db, pool, close: () => db.destroy() }
}

/** The same pool, whose connections keep the plans of statements that are to be planned once. */
function withPrepared(pool: pg.Pool): PostgresPool {
  return {
    async connect() {
      const client = await pool.connect()
      const query = (text: string, values: unknown[]): unknown => {
        const name = preparedName(text)
        return client.query(name === undefined ? { text, values } : { name, text, values })
      }
      return {
        query: query as PostgresPoolClient['query'],
        release: (destroy) => client.release(destroy),
      }
    },
    end: () => pool.end(),
    options: pool.options,
  }
}
