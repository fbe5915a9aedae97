import fc from 'fast-check'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { toBitmapTerms } from '#db/queries/lists/bits/bitmap-terms.ts'
import { countByWordBitmaps, findByWordBitmaps } from '#db/queries/lists/bits/word-bits.ts'
import { searchByText, type TextSearchResult } from '#db/queries/lists/expert-search.ts'
import { ALL_EXPERTS_PLACE, findTally } from '#db/queries/lists/listing-tallies.ts'
import type { Database } from '#db/schema.ts'
import { bestScoresCovering } from '#domain/lists/best-scores.ts'
import { filterCodes } from '#domain/lists/facet-codes.ts'
import { type HireFilter, NO_HIRE_FILTER } from '#domain/lists/hire-filter.ts'
import { makeListedExperts } from '#test/listed-experts.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

import { writeFacetBitmaps } from './counts/write-facet-bitmaps.ts'
import { parseSearchTerms } from './parse-search-terms.ts'
import { refreshListings } from './refresh-listings.ts'
import { searchExperts } from './search-experts.ts'

let site: TestSite
let ids: string[]
beforeAll(async () => {
  site = await openTestSite()
  ids = (await makeListedExperts(site)).map(({ id }) => id)
})
afterAll(() => site.close())

/** Words that bitmaps have, and those that they lack: beginnings that are no word, and forms that experts do not use. */
const FREQUENT = ['webflow', 'brand', 'webflow tutor', 'web design', 'freelancer']
const QUERIES = [...FREQUENT, '', 'webf', 'tutors', 'web designing']

const filtered = fc
  .record({
    service: fc.subarray(['animation', 'web-development'], { maxLength: 2 }),
    language: fc.subarray(['en', 'de', 'fr'], { maxLength: 2 }),
    type: fc.constantFrom(null, 'freelancer' as const, 'agency' as const),
    budget: fc.constantFrom(null, 1000, 5000),
  })
  .map((some): HireFilter => ({ ...NO_HIRE_FILTER, ...some }))
  .filter((filter) => filterCodes(filter).length > 0)

const anyChange = fc.record({
  who: fc.nat(39),
  values: fc.oneof(
    fc.record({ visibility: fc.constantFrom('PUBLIC' as const, 'PRIVATE' as const) }),
    fc.record({ languages: fc.subarray(['en', 'de', 'fr']) }),
    fc.record({
      about: fc.constantFrom('I teach brands.', 'Webflower of the year.', 'Tutoring in Webflow, nothing else.'),
    }),
    fc.record({ services_offered: fc.subarray(['animation', 'web-development']) }),
  ),
})

const comparable = ({ total, ids: found, codes }: TextSearchResult) => ({ total, found, codes: [...codes].sort() })

/** Whether bitmaps had all words. */
async function expectSame(q: string, filter: HireFilter): Promise<boolean> {
  const { db, catalogue } = site.deps
  const terms = parseSearchTerms(catalogue, q)
  const keyed = await toBitmapTerms(db, terms)
  if (!keyed || (await countByWordBitmaps(db, keyed, { filter })) === undefined) return false
  const { codes } = await findTally(db, ALL_EXPERTS_PLACE)
  // Without words there is nothing to be relevant to.
  const preferences = { skills: [], nearSkills: [], codes: [], terms: [] }
  const order = terms.length === 0 ? { preferences } : {}
  const page = { filter, sort: 'recommended' as const, limit: 24, offset: 0, ...order }
  const byBits = await findByWordBitmaps(db, { ...page, terms, keyed: keyed.typed, counted: codes.keys() })
  expect(comparable(byBits)).toEqual(comparable(await searchByText(db, { ...page, terms })))
  const whole = { ...page, terms: terms.map((term) => ({ ...term, open: false })) }
  const { scores } = bestScoresCovering(codes, 10)
  const best = await findByWordBitmaps(db, {
    ...whole,
    keyed: keyed.whole,
    counted: codes.keys(),
    leastScore: Math.min(...scores),
  })
  expect(comparable(best)).toEqual(comparable(await searchByText(db, { ...whole, among: { scores } })))
  return true
}

test('R385 words with filters find and count the same by bitmaps and by text, whatever has changed since', async () => {
  const { db } = site.deps
  const asked = new Set<string>()
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyChange, { maxLength: 6 }),
      fc.array(filtered, { minLength: QUERIES.length, maxLength: QUERIES.length }),
      fc.boolean(),
      async (changes, filters, write) => {
        for (const { who, values } of changes) {
          const id = ids[who] ?? ''
          await db.updateTable('profile').set(values).where('id', '=', id).execute()
          await refreshListings(site.deps, [id])
        }
        if (write) await writeFacetBitmaps(site.deps, { many: 1, few: 0 })
        for (const [index, q] of QUERIES.entries()) {
          if (await expectSame(q, filters[index] ?? NO_HIRE_FILTER)) asked.add(q)
        }
      },
    ),
    { numRuns: 15, endOnFailure: true },
  )
  expect([...asked].sort()).toEqual(['', ...FREQUENT].toSorted())
})

test('R385 bitmaps without words, of an earlier release, are not used and are written again', async () => {
  const { db } = site.deps
  const filter: HireFilter = { ...NO_HIRE_FILTER, language: ['de'] }
  await writeFacetBitmaps(site.deps, { many: 1, few: 0 })
  expect(await expectSame('webflow', filter)).toBe(true)
  await sql`delete from facet_bits where key ~ '^[~^>]'`.execute(db)
  expect(await expectSame('webflow', filter)).toBe(false)
  await writeFacetBitmaps(site.deps, { many: 1000, few: 0 })
  expect(await expectSame('webflow', filter)).toBe(true)
})

test('R385 a search that bitmaps count stops where the best fill its pages, and goes on where they do not', async () => {
  const { db } = site.deps
  const filter: HireFilter = { ...NO_HIRE_FILTER, language: ['de'], type: 'freelancer' }
  const search = (bounds: { reached: number; firstLimit: number }) =>
    searchExperts(site.deps, { q: 'tutor', page: 1, sort: 'recommended', filter }, bounds)
  // Whatever the changes above have left: the same scores in each run.
  const same = { about: '', visibility: 'PUBLIC' as const, services_offered: [] }
  for (const [index, id] of ids.entries()) {
    await db
      .updateTable('profile')
      .set({ ...same, languages: index % 2 ? ['en', 'de'] : ['de'] })
      .where('id', '=', id)
      .execute()
  }
  await refreshListings(site.deps, ids)
  const { experts } = await search({ reached: 1200, firstLimit: 3000 })
  // Of all others only those are listed who have lower scores.
  const passing = experts.map(({ slug }) => slug)
  const scores = db.selectFrom('expert_search').innerJoin('profile', 'profile.id', 'expert_search.profile_id')
  const { least } = await scores
    .select(({ fn }) => fn.min('expert_search.score').as('least'))
    .where('slug', 'in', passing)
    .executeTakeFirstOrThrow()
  const better = scores.select('profile.id').where('expert_search.score', '>=', least).where('slug', 'not in', passing)
  await db.updateTable('profile').set({ visibility: 'PRIVATE' }).where('id', 'in', better).execute()
  await refreshListings(site.deps, ids)
  await writeFacetBitmaps(site.deps, { many: 1, few: 0 })
  const all = await search({ reached: 1200, firstLimit: 3000 })
  expect(all.total).toBeGreaterThan(3)
  expect(await search({ reached: 1200, firstLimit: 1 })).toEqual(all)
  const first = await search({ reached: 3, firstLimit: 1 })
  expect(first.more).toBe(true)
  expect([first.total > 3, first.total < all.total]).toEqual([true, true])
})

test('R386 a word that few have is looked for among all at once, one that many have among the best first', async () => {
  const { db } = site.deps
  const [rare = ''] = ids
  await db.updateTable('profile').set({ about: '', visibility: 'PUBLIC' }).execute()
  await db.updateTable('profile').set({ about: 'Zeppelins.' }).where('id', '=', rare).execute()
  await refreshListings(site.deps, ids)
  await sql`analyze expert_search`.execute(db)
  const search = async (q: string) => {
    const executed: string[] = []
    const dialect = new PostgresDialect({ pool: site.deps.pool })
    const logged = new Kysely<Database>({ dialect, log: ({ query }) => void executed.push(query.sql) })
    const bounds = { firstLimit: 10, reached: 10 }
    const asked = { q, page: 1, sort: 'recommended' as const, filter: NO_HIRE_FILTER }
    const { total } = await searchExperts({ ...site.deps, db: logged }, asked, bounds)
    return { total, isBestFirst: executed.some((text) => text.includes('order by score desc')) }
  }
  expect(await search('zeppelins')).toEqual({ total: 1, isBestFirst: false })
  expect(await search('freelancer')).toMatchObject({ isBestFirst: true })
})
