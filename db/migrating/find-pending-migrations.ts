import pg from 'pg'

import { readMigrations, refuseNewerSchema } from '#db/migrate.ts'

import { readFunctions } from './apply-functions.ts'

type Pending = { migrations: string[]; functions: string[] }

async function readIfThere<Row extends pg.QueryResultRow>(client: pg.ClientBase, table: string): Promise<Row[]> {
  const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [table])
  return rows[0]?.found ? (await client.query<Row>(`select * from ${table}`)).rows : []
}

/** What `migrate` would apply to this database. It only reads. */
export async function findPendingMigrations(connectionString: string): Promise<Pending> {
  const client = new pg.Client({ connectionString, application_name: 'guildhall migrate' })
  client.on('error', () => {})
  await client.connect()
  try {
    const ours = readMigrations()
    const applied = await readIfThere<{ name: string }>(client, 'schema_migration')
    const known = new Set(applied.map(({ name }) => name))
    await refuseNewerSchema(client, { known, ours })
    const stored = await readIfThere<{ name: string; version: number }>(client, 'schema_function')
    const versions = new Map(stored.map(({ name, version }) => [name, version]))
    return {
      migrations: ours.map(({ name }) => name).filter((name) => !known.has(name)),
      functions: readFunctions()
        .filter(({ name, version }) => (versions.get(name) ?? 0) < version)
        .map(({ name }) => name),
    }
  } finally {
    await client.end()
  }
}
