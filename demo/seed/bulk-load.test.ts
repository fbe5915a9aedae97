import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { openConnection } from '#db/connection.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'
import { aggregateListings } from '#use-cases/lists/counts/aggregate-listings.ts'

import { bulkLoad } from './bulk-load.ts'
import { seedExperts } from './seed-experts.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const rowsOf = async (query: string) => {
  const { rows } = await site.deps.pool.query(query)
  return rows as Record<string, unknown>[]
}

const indexes = () =>
  rowsOf(`select pg_get_indexdef(indexrelid) as definition, indisunique, indisvalid, indisready, indisclustered
    from pg_index where indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace) order by 1`)

/** Arrays side by side, in whatever order they were written. */
const counts = () =>
  rowsOf(`select skill, country_code, city_slug, experts, edited_at,
      (select json_object_agg(code, count order by code) from unnest(codes, code_counts) as had (code, count)) as codes,
      (select json_object_agg(minimum, count order by minimum)
        from unnest(minimums, minimum_counts) as had (minimum, count)) as minimums
    from listing_tally order by 1, 2, 3`)

const search = () => rowsOf(`select * from expert_search order by profile_id`)
const words = () => rowsOf(`select word from search_word order by word`)
const fresh = () => rowsOf(`select number from expert_search except select number from stale_bits`)

type Part = { from: number; to: number; now?: Date }

/** As the superuser of the embedded database, or as the owner of another one. */
async function load({ from, to, now = site.deps.now() }: Part, url = site.adminUrl): Promise<void> {
  const { pool, close } = openConnection(url, { max: 1 })
  const client = await pool.connect()
  try {
    await bulkLoad(client, { from, to, now, password: 'x', taken: [], printLine: () => {} })
  } finally {
    client.release()
    await close()
  }
}

const everyone = () => rowsOf(`select email from "user" union all select slug from profile`)

test('a bulk load that fails leaves nothing behind, even with concurrent writers', async () => {
  const before = await indexes()
  const { pool } = site.deps
  await pool.query(`alter table "user" add constraint unwanted check (email <> 'expert-5001@demo.test')`)
  await expect(load({ from: 0, to: 5002 })).rejects.toThrow(/unwanted/)
  await pool.query(`alter table "user" drop constraint unwanted`)
  expect(await everyone()).toEqual([])
  expect(await indexes()).toEqual(before)
})

test('a duplicate is found at the end, and then nothing is left either', async () => {
  const before = await indexes()
  const { pool } = site.deps
  await pool.query(`insert into "user" (id, name, email) values ('one', 'One', 'expert-20@demo.test')`)
  await expect(load({ from: 0, to: 21 })).rejects.toThrow(/unique index "user_email_key"/)
  expect(await everyone()).toHaveLength(1)
  expect(await indexes()).toEqual(before)
  await pool.query(`delete from "user"`)
})

test('R160 experts written in bulk are listed, counted and found as if each had come alone', async () => {
  const { deps } = site
  const now = new Date('2026-06-30T00:00:00Z')
  const before = await indexes()
  await load({ from: 0, to: 40, now })
  expect(await indexes()).toEqual(before)
  // Then some who are written one batch after the other.
  await seedExperts({ ...deps, now: () => now }, { count: 60, password: 'x', printLine: () => {} })
  await aggregateListings(deps)
  await load({ from: 60, to: 130, now })
  expect(await indexes()).toEqual(before)
  await load({ from: 130, to: 160, now }, site.databaseUrl)
  expect(await indexes()).toEqual(before)
  const written = { counts: await counts(), search: await search(), words: await words() }
  expect(written.search).toHaveLength(160)
  expect(await fresh()).toEqual([])
  expect(written.counts.length).toBeGreaterThan(500)
  await sql`select recount_listings()`.execute(deps.db)
  await sql`delete from search_word`.execute(deps.db)
  await sql`update expert_search set document = '', headline = ''`.execute(deps.db)
  await sql`select index_experts(array(select profile_id from expert_search))`.execute(deps.db)
  expect({ counts: await counts(), search: await search(), words: await words() }).toEqual(written)
})
