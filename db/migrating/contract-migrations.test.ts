import pg from 'pg'
import { expect, test, vi } from 'vitest'

import { migrate, type Migration, readMigrations } from '#db/migrate.ts'
import { cloneDatabase } from '#test/clone-database.ts'

import { oldestReleaseAfterMigration, nodeApplicationName } from './contract-migrations.ts'

/** Released before migrations said so. */
const LAST_UNMARKED = '0077_webhooks.sql'

/** It drops indexes only where there is nothing that an older release could search. */
const WHERE_NOTHING_IS = new Set(['0111_bare_trigram_indexes.sql'])

/** What a release that runs beside this one may still use. */
const TAKES_AWAY =
  /\b(drop (table|column|view|type|index|function)|rename (to|column)|alter (column )?\w+ (set data )?type\b|set not null|add column \w+ [^,;]*not null(?![^,;]*default))/i

const withoutComments = (sql: string) => sql.replace(/--[^\n]*/g, '')

test('R461 a migration that takes something away says which release it needs', () => {
  const unmarked = readMigrations()
    .filter(({ name }) => name > LAST_UNMARKED && !WHERE_NOTHING_IS.has(name))
    .filter(({ sql }) => TAKES_AWAY.test(withoutComments(sql)) && oldestReleaseAfterMigration(sql) === undefined)
  expect(unmarked.map(({ name }) => name)).toEqual([])
})

test.each([
  ['alter table profile drop column pronouns;', true],
  ['drop table follow;', true],
  ['drop function shown_on_pages(profile);', true],
  ['drop index profile_slug_part;', true],
  ['drop index concurrently profile_slug_part;', true],
  ['alter table profile rename column a to b;', true],
  ['alter table profile alter column a type text;', true],
  ['alter table profile alter column a set not null;', true],
  ['alter table profile add column a text not null;', true],
  ["alter table profile add column a text not null default '';", false],
  ['alter table profile add column a text;', false],
  ['create table a (b text not null);', false],
  ['create index a on b (c);', false],
])('R461 %s: takes something away is %s', (sql, takes) => {
  expect(TAKES_AWAY.test(sql)).toBe(takes)
})

test('R461 the marker is a line of its own', () => {
  expect(oldestReleaseAfterMigration('-- Why.\n-- contract: needs 1.4.0\nalter table a drop column b;')).toBe('1.4.0')
  expect(oldestReleaseAfterMigration('-- a contract: needs 1.4.0\nselect 1')).toBeUndefined()
})

const migration = (name: string, sql: string): Migration => ({ name, sql, checksum: sql })
const EXPAND = migration(
  '9001_expand.sql',
  `alter table profile add column motto text;
   create function motto_of(profile) returns text language sql as 'select $1.motto'`,
)
const CONTRACT = migration(
  '9002_contract.sql',
  `-- contract: needs 1.10.0
   drop function motto_of(profile);
   alter table profile drop column motto`,
)

test('R461 a column and a function stay while a node of the release before is connected, and go once it has left', async () => {
  const database = await cloneDatabase()
  const before = new pg.Client({ connectionString: database.url, application_name: nodeApplicationName('1.9.0') })
  const next = new pg.Client({ connectionString: database.url, application_name: nodeApplicationName('1.10.0') })
  const upgrade = () => migrate(database.url, { migrations: [...readMigrations(), EXPAND, CONTRACT] })
  try {
    await Promise.all([before.connect(), next.connect()])
    await expect(upgrade()).rejects.toThrow(
      'Migration 9002_contract.sql needs every node to be of release 1.10.0 or newer, but 1.9.0 is running. Bring all nodes to 1.10.0 first, then start this one.',
    )
    expect((await before.query('select motto, motto_of(profile) from profile')).fields).toHaveLength(2)
    await before.end()
    // The server notices a moment later.
    expect(await vi.waitFor(upgrade, { timeout: 10_000 })).toEqual(['9002_contract.sql'])
  } finally {
    await Promise.all([before.end(), next.end()])
    await database.drop()
  }
})
