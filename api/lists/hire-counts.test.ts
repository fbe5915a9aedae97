import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { cityCounts, countCities } from '#db/queries/lists/city-counts.ts'
import { makeExpert } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'
import { addUpListings } from '#use-cases/lists/add-up-listings.ts'
import { refreshListing } from '#use-cases/lists/refresh-listing.ts'

const MINIMUMS = [null, 500, 800, 1000, 1000, 2000, 9000]

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
  const { db } = site.deps
  for (const [index, minimum] of MINIMUMS.entries()) {
    const { profileId } = await makeExpert(db, {
      skills: index < 4 ? ['web-design', 'seo'] : ['web-design'],
      slug: `expert-${index}`,
      languages: index === 0 ? ['en', 'de'] : ['en'],
      availability_status: index < 2 ? 'AVAILABLE' : 'LIMITED',
      project_minimum_amount: minimum,
      project_minimum_currency: minimum === null ? null : 'USD',
    })
    await db.transaction().execute((transaction) => refreshListing(transaction, profileId, { now: site.deps.now() }))
  }
})
afterAll(() => site.close())

const counts = async (query: string) => await site.send('GET', `/v1/marketplace/hire-counts${query}`)

test('hire pages are counted by path; what is no page is left out', async () => {
  const { status, body } = await counts(
    '?path=/hire/web-design/fr/paris&path=/hire/seo&path=/hire/seo/de&path=/hire/nonsense&path=x',
  )
  expect(status).toBe(200)
  expect(body).toEqual({ counts: { '/hire/web-design/fr/paris': 7, '/hire/seo': 4, '/hire/seo/de': 0 } })
  expect((await counts('?path=/hire/seo')).body).toEqual({ counts: { '/hire/seo': 4 } })
})

test('R497 a hire page counts other pages along with its own experts, filtered or not', async () => {
  const others = 'count=/hire/seo&count=/hire/seo/de&count=/hire/nonsense'
  const read = async (query: string) => (await site.send('GET', `/v1/marketplace/hire/web-design?${query}`)).body
  const expected = { '/hire/seo': 4, '/hire/seo/de': 0 }
  expect((await read(others))['counts']).toEqual(expected)
  expect((await read(`${others}&language=de&page=1`))['counts']).toEqual(expected)
  expect((await read(`${others}&sort=newest`))['counts']).toEqual(expected)
  expect('counts' in (await read(''))).toBe(false)
  expect((await read('count=x'))['counts']).toEqual({})
  const { status } = await site.send('GET', `/v1/marketplace/hire/web-design?${'count=/hire/seo&'.repeat(101)}`)
  expect(status).toBe(400)
})

test('R499 how many experts each city of a country lists is read from an index alone', async () => {
  const { db } = site.deps.patient
  await addUpListings(site.deps)
  await sql`vacuum (analyze) listing_tally`.execute(db)
  const plan = await db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx)
    await sql`set local enable_bitmapscan = off`.execute(trx)
    const cities = cityCounts({ skill: sql`'web-design'`, country: sql`'fr'` })
    return (await sql<{ 'QUERY PLAN': string }>`explain select ${cities}`.execute(trx)).rows
  })
  const text = plan.map((row) => row['QUERY PLAN']).join('\n')
  expect(text).toContain('Index Only Scan using listing_tally_page on listing_tally')
  expect(await countCities(db, { skill: 'web-design', country: 'fr' })).toEqual([{ city: 'paris', experts: 7 }])
})

test('without a path, the page of every skill is counted', async () => {
  const { body } = await counts('')
  const all = body['counts'] as Record<string, number>
  expect([all['/hire/web-design'], all['/hire/seo'], all['/hire/webflow']]).toEqual([7, 4, 0])
  expect(Object.keys(all).every((path) => site.deps.catalogue.isHirePath(path))).toBe(true)
})

test('R276 cities are counted by slug, everyone once; cities without anybody are left out', async () => {
  expect((await site.send('GET', '/v1/marketplace/city-counts')).body).toEqual({ counts: { paris: 7 } })
})

test('too many paths at once are refused', async () => {
  const { status } = await counts(`?${'path=/hire/seo&'.repeat(101)}`)
  expect(status).toBe(400)
})

test('R45 facts are of everyone on the page, whatever the filters', async () => {
  const { body } = await site.send('GET', '/v1/marketplace/hire/web-design/fr/paris?availability=AVAILABLE')
  expect(body['total']).toBe(2)
  expect(body['facts']).toMatchObject({
    experts: 7,
    available: 2,
    languages: [
      { value: 'en', count: 7 },
      { value: 'de', count: 1 },
    ],
    minimumUsd: { sample: 6, least: 500, low: 800, median: 1000, high: 2000, most: 9000 },
  })
})

test('R45 nothing is said of the minimums of fewer than five', async () => {
  const { body } = await site.send('GET', '/v1/marketplace/hire/seo')
  expect(body['facts']).toMatchObject({ experts: 4, minimumUsd: null })
})
