import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { anyFilter, expectCounted, type ListedExpert, makeListedExperts, queryOf } from '#test/listed-experts.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'
import { refreshListings } from '#use-cases/lists/refresh-listings.ts'

const HOMES = [
  { city: 'Los Angeles', city_slug: 'los-angeles', country: 'California', country_code: 'us' },
  { city: 'San Diego', city_slug: 'san-diego', country: 'USA', country_code: 'us' },
  { city: 'Austin', city_slug: 'austin', country: 'USA', country_code: 'us' },
  { city: 'Marfa', city_slug: null, country: 'USA', country_code: 'us' },
  { city: 'Edinburgh', city_slug: 'edinburgh', country: 'UK', country_code: 'gb' },
]
const homeOf = (index: number) => HOMES[index % HOMES.length]

let site: TestSite
let experts: ListedExpert[]
let californians: ListedExpert[]

beforeAll(async () => {
  site = await openTestSite({ unlimited: true })
  experts = await makeListedExperts(site)
  const { db } = site.deps
  for (const [index, { slug }] of experts.entries()) {
    const home = homeOf(index)
    if (home) await db.updateTable('profile').set(home).where('slug', '=', slug).execute()
  }
  const ids = await db.selectFrom('profile').select('id').execute()
  await refreshListings(
    site.deps,
    ids.map(({ id }) => id),
  )
  californians = experts.filter((_, index) => ['los-angeles', 'san-diego'].includes(homeOf(index)?.city_slug ?? ''))
})
afterAll(() => site.close())

const get = (path: string) => site.send('GET', `/v1/marketplace${path}`)
const regions = (body: Record<string, unknown>) =>
  (body['facets'] as Record<string, { value: string; label: string; count: number }[]>)['region']

test.each(['/hire/web-design/us', '/hire/web-design', '/search'])(
  'R274 %s, narrowed to a region, has the experts of its cities; every count is of them',
  async (path) => {
    await fc.assert(
      fc.asyncProperty(anyFilter, async (wanted) => {
        const query = queryOf(wanted)
        query.set('region', 'california')
        const { status, body } = await get(`${path}?${query}`)
        expect(status).toBe(200)
        expectCounted(body, californians, wanted)
      }),
      { numRuns: 12 },
    )
  },
)

test('R274 a country’s page says how many each of its regions has, whatever region is chosen', async () => {
  const choices = [
    { value: 'california', label: 'California', count: 16 },
    { value: 'texas', label: 'Texas', count: 8 },
  ]
  expect(regions((await get('/hire/web-design/us')).body)).toEqual(choices)
  expect(regions((await get('/hire/web-design/us?sort=newest')).body)).toEqual(choices)
  expect(regions((await get('/hire/web-design/us?region=texas')).body)).toEqual(choices)
  expect(regions((await get('/hire/web-design/us?region=texas&budget=950')).body)?.[0]?.value).toBe('california')
  const agencies = await get('/hire/web-design/us?type=agency&region=texas')
  const total = californians.filter(({ agency }) => agency).length
  expect(regions(agencies.body)?.find(({ value }) => value === 'california')?.count ?? 0).toBe(total)
  expect(regions((await get('/hire/web-design')).body)).toEqual([])
  expect(regions((await get('/hire/web-design/us/austin')).body)).toEqual([])
})

test('R274 a page keeps its facts, and its pages hold everyone of the region once', async () => {
  const { body } = await get('/hire/web-design/us?region=california&sort=newest')
  expect(body).toMatchObject({ total: 16, facts: { experts: 32 } })
  expect((await get('/hire/web-design/gb?region=scotland')).body).toMatchObject({ total: 8 })
  expect((await get('/hire/web-design/gb?region=california')).body).toMatchObject({ total: 0, experts: [] })
})

test.each(['region=atlantis', 'region=__proto__', `region=${'x'.repeat(200)}`, 'region=texas&region=california'])(
  'R274 %s is refused by name',
  async (query) => {
    for (const path of ['/hire/web-design/us', '/search']) {
      const { status, body } = await get(`${path}?${query}`)
      expect([status, Object.keys(body['fields'] as object)]).toEqual([400, ['region']])
    }
  },
)

test('R274 an empty region, as a plain form sends it, is ignored', async () => {
  expect((await get('/hire/web-design/us?region=')).body).toMatchObject({ total: 32 })
})

test('R272 words that name a region find the experts of its cities and those who typed the region, not all of its country', async () => {
  expect((await get('/search?q=california')).body).toMatchObject({ match: 'exact', total: 16 })
  expect((await get('/search?q=webflow+scotland')).body).toMatchObject({ match: 'exact' })
  expect((await get('/search?q=scotland')).body).toMatchObject({ total: 8 })
  expect((await get('/search?q=england')).body).toMatchObject({ match: 'similar', loosened: { what: 'city' } })
  expect((await get('/search?q=united+states')).body).toMatchObject({ total: 32 })
})
