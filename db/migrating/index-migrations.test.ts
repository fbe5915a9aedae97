import { expect, test } from 'vitest'

import { readMigrations } from '#db/migrate.ts'

import { runsOutsideTransaction, parseIndexBuilds, transactionalSql } from './build-indexes.ts'

/** Written before indexes were built concurrently. */
const LAST_UNCHECKED = '0096_waiting_reports.sql'

const withoutComments = (sql: string) => sql.replace(/--[^\n]*/g, '')
const unquoted = (name: string) => name.replaceAll('"', '').toLowerCase()

const CREATED = /\bcreate (?:unlogged )?table (?:if not exists )?("?\w+"?)\s*\(([^;]*)/gi
const BUILT = /\bcreate (?:unique )?index (?!concurrently\b)(?:if not exists )?\w+\s+on (?:only )?("?\w+"?)/gi
const CONSTRAINED =
  /\balter table (?:if exists )?(?:only )?("?\w+"?)[^;]*?\badd\b[^;]*?\b(?:unique|primary key|exclude)\b(?![^;]*using index)/gi

/** Tables of an earlier migration, which may be of any size by now; those of one row are not. */
function tablesBefore(name: string): Set<string> {
  const tables = new Set<string>()
  for (const { name: other, sql } of readMigrations()) {
    if (other >= name) continue
    for (const [, table = '', columns = ''] of withoutComments(sql).matchAll(CREATED)) {
      if (!columns.includes('only_row')) tables.add(unquoted(table))
    }
  }
  return tables
}

/** The tables whose writes a migration blocks while it builds an index. */
function blocked({ name, sql }: { name: string; sql: string }): string[] {
  const large = tablesBefore(name)
  const text = withoutComments(sql)
  const tables = [...text.matchAll(BUILT), ...text.matchAll(CONSTRAINED)].map(([, table = '']) => unquoted(table))
  return tables.filter((table) => large.has(table))
}

test('R624 a new migration builds no index on a table of an earlier one while writes wait', () => {
  const found = readMigrations()
    .filter(({ name }) => name > LAST_UNCHECKED)
    .flatMap((one) => blocked(one).map((table) => `${one.name}: ${table}`))
  expect(found).toEqual([])
})

test.each([
  ['create index profile_motto on profile (motto)', ['profile']],
  ['create unique index a on "user" (lower(email))', ['user']],
  ['create index if not exists a on message using gin (b)', ['message']],
  ['alter table follow add column id text;\nalter table follow add constraint a unique (id)', ['follow']],
  ['alter table profile add column motto text unique', ['profile']],
  ['alter table profile add constraint a unique using index b', []],
  ['create index concurrently profile_motto on profile (motto)', []],
  ['create table motto (id text primary key);\ncreate index a on motto (id)', []],
  ['create index a on webhook_state (paused_at)', []],
  ['-- create index a on profile (b)', []],
])('R624 %s: blocks %j', (sql, tables) => {
  expect(blocked({ name: '9999_next.sql', sql })).toEqual(tables)
})

test('R624 every migration outside of a transaction can be read, and be run in one', () => {
  const files = readMigrations().filter(runsOutsideTransaction)
  expect(files.flatMap((file) => parseIndexBuilds(file).map(({ index }) => index))).toContain('user_email_search')
  for (const file of files) expect(transactionalSql(file)).not.toMatch(/concurrently/i)
})

test.each(['drop index concurrently a', 'update profile set a = b', 'create index a on b (c)', 'vacuum profile'])(
  'R624 outside of a transaction there is no %s: it could not be resumed',
  (statement) => {
    const file = { name: '9999_next.sql', sql: `-- no transaction\n${statement};` }
    expect(() => parseIndexBuilds(file)).toThrow('Migration 9999_next.sql runs outside of a transaction')
  },
)
