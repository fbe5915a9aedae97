import { readdirSync, readFileSync } from 'node:fs'

import pg from 'pg'

import { transactionalSql } from '#db/migrating/build-indexes.ts'

import { cloneDatabase } from './clone-database.ts'

const FOLDER = new URL('../db/migrations/', import.meta.url)
const read = (name: string) => transactionalSql({ name, sql: readFileSync(new URL(name, FOLDER), 'utf8') })

/** A database as it is before a migration, and that migration. */
export async function openBeforeMigration(name: string) {
  const database = await cloneDatabase()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query('drop schema public cascade; create schema public')
  const earlier = readdirSync(FOLDER).filter((other) => other < name)
  for (const other of earlier.sort()) await client.query(read(other))
  return {
    client,
    migrate: () => client.query(read(name)),
    async close() {
      await client.end()
      await database.drop()
    },
  }
}
