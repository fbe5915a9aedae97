import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

import type pg from 'pg'

import { changeSchema } from './change-schema.ts'

const FOLDER = new URL('../functions/', import.meta.url)

type FunctionFile = { name: string; sql: string; version: number; checksum: string }

type Options = {
  functions?: FunctionFile[]
  onWait?: (why: string) => void
  onApplied?: (applied: { name: string; ms: number }) => void
}

export function readFunctions(): FunctionFile[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(new URL(name, FOLDER), 'utf8')
      const version = Number(/^-- version (\d+)\n/.exec(sql)?.[1])
      if (!version) throw new Error(`db/functions/${name} does not begin with its version (-- version 1).`)
      return { name, sql, version, checksum: createHash('sha256').update(sql).digest('hex') }
    })
}

/**
 * Replaces the functions of which this release has a newer version, after all migrations. A node of an older release
 * that starts meanwhile finds a higher version than its own, and leaves it.
 */
export async function applyFunctions(
  client: pg.ClientBase,
  { functions = readFunctions(), onWait = () => {}, onApplied = () => {} }: Options = {},
): Promise<void> {
  await client.query(
    `create table if not exists schema_function (
       name text primary key, version integer not null, checksum text not null)`,
  )
  const { rows } = await client.query<Omit<FunctionFile, 'sql'>>('select name, version, checksum from schema_function')
  const known = new Map(rows.map((row) => [row.name, row]))
  for (const { name, sql, version, checksum } of functions) {
    const before = known.get(name)
    if (before?.version === version && before.checksum !== checksum) {
      throw new Error(`db/functions/${name} was changed after it was applied; raise its version.`)
    }
    if (before && before.version >= version) continue
    const begun = performance.now()
    await changeSchema(client, onWait, async () => {
      await client.query(sql)
      await client.query(
        `insert into schema_function (name, version, checksum) values ($1, $2, $3)
           on conflict (name) do update set version = excluded.version, checksum = excluded.checksum`,
        [name, version, checksum],
      )
    })
    onApplied({ name, ms: performance.now() - begun })
  }
}
