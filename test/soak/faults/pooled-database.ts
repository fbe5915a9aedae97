import { startPgbouncer } from '#test/servers/pgbouncer.ts'

import type { Fault } from './fault.ts'
import { openOneDatabase } from './one-database.ts'

/** A PostgreSQL behind pgbouncer in transaction mode, with a way past it for what needs a session. */
export async function openPooledDatabase(folder: string) {
  const database = await openOneDatabase(folder)
  const directUrl = database.env.DATABASE_URL
  let pooler = await startPgbouncer(directUrl)
  const { url, port } = pooler
  const faults: Fault[] = [
    {
      name: 'pgbouncer restarted, away for 5 s',
      seconds: 5,
      begin: () => pooler.stop(),
      async end() {
        pooler = await startPgbouncer(directUrl, { port })
      },
    },
    ...database.faults
      .filter(({ name }) => name.startsWith('PostgreSQL restarted') || name.startsWith('all connections reset'))
      .map((fault) => ({ ...fault, name: `${fault.name}, behind pgbouncer` })),
  ]
  return {
    ...database,
    faults,
    env: { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl },
    async close() {
      await pooler.stop()
      await database.close()
    },
  }
}
