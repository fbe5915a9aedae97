import { expect, test } from 'vitest'

import { readMigrations } from '#db/migrate.ts'

import { neededRelease } from './contract-migrations.ts'

/** Released before migrations said so. */
const LAST_UNMARKED = '0077_webhooks.sql'

/** It drops indexes only where there is nothing that an older release could search. */
const WHERE_NOTHING_IS = new Set(['0111_bare_trigram_indexes.sql'])

/** What a release that runs beside this one may still use. */
const TAKES_AWAY =
  /\b(drop (table|column|view|type|index)|rename (to|column)|alter (column )?\w+ (set data )?type\b|set not null|add column \w+ [^,;]*not null(?![^,;]*default))/i

const withoutComments = (sql: string) => sql.replace(/--[^\n]*/g, '')

test('R461 a migration that takes something away says which release it needs', () => {
  const unmarked = readMigrations()
    .filter(({ name }) => name > LAST_UNMARKED && !WHERE_NOTHING_IS.has(name))
    .filter(({ sql }) => TAKES_AWAY.test(withoutComments(sql)) && neededRelease(sql) === undefined)
  expect(unmarked.map(({ name }) => name)).toEqual([])
})

test.each([
  ['alter table profile drop column pronouns;', true],
  ['drop table follow;', true],
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
  expect(neededRelease('-- Why.\n-- contract: needs 1.4.0\nalter table a drop column b;')).toBe('1.4.0')
  expect(neededRelease('-- a contract: needs 1.4.0\nselect 1')).toBeUndefined()
})
