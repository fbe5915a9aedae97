import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { openTestSite, type TestSite } from '#test/test-site.ts'

import { preparedStatementName } from './prepared-names.ts'
import { preparedQuery } from './prepared.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const add = preparedQuery(
  (_, a: RawBuilder<number>, b: RawBuilder<number>) =>
    sql<{
      sum: number
      text: string
    }>`select ${a}::integer + ${b}::integer + ${a}::integer as sum, ${'as it is'} as text`,
)

test('values go where their slots are, others stay', async () => {
  const { db } = site.deps
  expect(await add(db, 1, 10)).toEqual([{ sum: 12, text: 'as it is' }])
  expect(await add(db, 2, 20)).toEqual([{ sum: 24, text: 'as it is' }])
})

test('a connection plans it once, inside a transaction or not', async () => {
  const isPlanned = preparedQuery(
    (_, begin: RawBuilder<string>) => sql<{ name: string; times: number }>`
      select name, (generic_plans + custom_plans)::integer as times
      from pg_prepared_statements where statement like ${begin} || '%'`,
  )
  await site.deps.db.transaction().execute(async (transaction) => {
    for (const one of [1, 2, 3]) await add(transaction, one, one)
    const [found] = await isPlanned(transaction, 'select $1::integer + ')
    expect(found?.name).toMatch(/^guildhall_\d+$/)
    expect(found?.times).toBeGreaterThanOrEqual(3)
  })
})

test('other statements have no name', async () => {
  expect(preparedStatementName('select 1')).toBeUndefined()
  const { rows } = await sql<{ one: number }>`select ${1}::integer as one`.execute(site.deps.db)
  expect(rows).toEqual([{ one: 1 }])
})

test('wrong parameters are refused, and the connection remains usable', async () => {
  const { db } = site.deps
  await expect(add(db, 'no number' as never, 1)).rejects.toThrow(/invalid input syntax/)
  expect(await add(db, 3, 30)).toEqual([{ sum: 36, text: 'as it is' }])
})
