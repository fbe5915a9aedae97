import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { openTestSite, type TestSite } from '#test/test-site.ts'
import { addUpListings } from '#use-cases/add-up-listings.ts'

import { bulkLoad } from './bulk-load.ts'
import { seedExperts } from './seed-experts.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const rowsOf = async (query: string) => {
  const { rows } = await site.deps.pool.query(query)
  return rows as unknown[]
}

const indexes = () =>
  rowsOf(`select pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid in ('profile'::regclass, 'listing'::regclass, 'expert_search'::regclass) order by 1`)

/** Arrays side by side, in whatever order they were written. */
const counts = () =>
  rowsOf(`select skill, country_code, city_slug, experts, edited_at,
      (select json_object_agg(code, count order by code) from unnest(codes, code_counts) as had (code, count)) as codes,
      (select json_object_agg(minimum, count order by minimum)
        from unnest(minimums, minimum_counts) as had (minimum, count)) as minimums
    from listing_tally order by 1, 2, 3`)

const search = () => rowsOf(`select * from expert_search order by profile_id`)
const words = () => rowsOf(`select word from search_word order by word`)

test('a bulk that fails leaves nothing behind, whoever was writing at that moment', async () => {
  const { pool, now } = site.deps
  const before = await indexes()
  // Somebody has the address that one of the last would get.
  await pool.query(`insert into "user" (id, name, email) values ('one', 'One', 'expert-5000@demo.test')`)
  const client = await pool.connect()
  try {
    const order = { from: 0, to: 5001, now: now(), password: 'x', taken: [], say: () => {} }
    await expect(bulkLoad(client, order)).rejects.toThrow(/duplicate key/)
  } finally {
    client.release()
  }
  expect(await rowsOf(`select email from "user" union all select slug from profile`)).toHaveLength(1)
  expect(await indexes()).toEqual(before)
  await pool.query(`delete from "user"`)
})

test('R160 experts written in bulk are listed, counted and found as if each had come alone', async () => {
  const { deps } = site
  const now = new Date('2026-06-30T00:00:00Z')
  const before = await indexes()
  // Some are there already, written one batch after the other.
  await seedExperts({ ...deps, now: () => now }, { count: 40, password: 'x', say: () => {} })
  await addUpListings(deps)
  const client = await deps.pool.connect()
  try {
    await bulkLoad(client, { from: 40, to: 160, now, password: 'x', taken: [], say: () => {} })
  } finally {
    client.release()
  }
  expect(await indexes()).toEqual(before)
  const written = { counts: await counts(), search: await search(), words: await words() }
  expect(written.search).toHaveLength(160)
  expect(written.counts.length).toBeGreaterThan(500)
  await sql`select recount_listings()`.execute(deps.db)
  await sql`delete from search_word`.execute(deps.db)
  await sql`update expert_search set document = '', headline = ''`.execute(deps.db)
  await sql`select index_experts(array(select profile_id from expert_search))`.execute(deps.db)
  expect({ counts: await counts(), search: await search(), words: await words() }).toEqual(written)
})
