import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { RATE_LIMITS } from '#domain/limits/rate-limits.ts'
import { BUDGET_STEPS_USD } from '#domain/lists/hire-filter.ts'
import {
  anyFilter,
  expectCounted,
  type ListedExpert,
  makeListedExperts,
  queryOf,
  slugsOf,
} from '#test/listed-experts.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

let site: TestSite
let experts: ListedExpert[]

beforeAll(async () => {
  site = await openTestSite()
  experts = await makeListedExperts(site)
})
afterAll(() => site.close())

const search = (q: string, more = '') => site.send('GET', `/v1/marketplace/search?q=${encodeURIComponent(q)}${more}`)
const titled = (pattern: RegExp) => experts.filter(({ title }) => pattern.test(title))

test.each([
  ['', 'exact', /./],
  ['webflow', 'exact', /Webflow/],
  ['Webflow TUTORS', 'exact', /Webflow tutor/],
  ['brand', 'exact', /Brand/],
  ['webflw', 'similar', /Webflow/],
] as const)('R65 for %j (%s), total, experts and facets equal a count by hand', async (q, match, pattern) => {
  const found = titled(pattern)
  await fc.assert(
    fc.asyncProperty(anyFilter, async (wanted) => {
      const { status, body } = await search(q, `&${queryOf(wanted)}`)
      expect([status, body['match']]).toEqual([200, match])
      expectCounted(body, found, wanted)
    }),
    { numRuns: 12 },
  )
})

test('R64 pages hold everyone once, in an order that stays', async () => {
  for (const q of ['', 'web']) {
    const pages = [await search(q), await search(q, '&page=2')]
    expect(pages.map(({ body }) => [body['total'], body['pages']])).toEqual([
      [40, 2],
      [40, 2],
    ])
    expect(new Set(pages.flatMap(({ body }) => slugsOf(body))).size).toBe(40)
    expect(slugsOf((await search(q)).body)).toEqual(slugsOf(pages[0]?.body ?? {}))
  }
  expect(await search('', '&page=3')).toMatchObject({
    status: 400,
    body: { fields: { page: ['The last page is 2.'] } },
  })
})

test('lowest minimum first, those without one last', async () => {
  const slugs = slugsOf((await search('webflow', '&sort=lowest-minimum')).body)
  const minimums = slugs.map((slug) => experts.find((one) => one.slug === slug)?.minimum ?? Number.POSITIVE_INFINITY)
  expect(minimums).toEqual(minimums.toSorted((a, b) => a - b))
  expect(BUDGET_STEPS_USD.some((budget) => minimums.some((minimum) => minimum <= budget))).toBe(true)
})

test('R741 a budget is in the currency that is asked for, and each choice leaves as many as it says', async () => {
  const { body } = await search('webflow', '&currency=EUR')
  const choices = (body['facets'] as Record<string, { value: string; label: string; count: number }[]>)['budget'] ?? []
  expect(choices.length).toBeGreaterThan(1)
  for (const { value, label, count } of choices) {
    expect(label).toMatch(/^Up to ≈\s€/u)
    expect((await search('webflow', `&currency=EUR&budget=${value}`)).body).toMatchObject({ total: count })
  }
  const dollars = (await search('webflow', '&budget=2320')).body
  expect((await search('webflow', '&currency=EUR&budget=2000')).body).toMatchObject({ total: dollars['total'] })
  expect(await search('webflow', '&currency=XAU')).toMatchObject({
    status: 400,
    body: { fields: { currency: ['This currency is not known.'] } },
  })
})

test('R63 if only filters exclude every match, similar words are not searched', async () => {
  expect((await search('brand', '&budget=1')).body).toMatchObject({ match: 'exact', total: 0, experts: [] })
})

test.each([
  "'; drop table profile; --",
  "it's & | ! ( ) <-> :* \\ 'quoted'",
  'q:* & !z',
  '%_%',
  '???',
  '🎨',
  'שלום עולם',
  'हिन्दी',
  'the and of',
  'constructor __proto__ toString',
  'q '.repeat(100),
  'x'.repeat(200),
  '1e5 0x1f -5 3.14 a@b.example https://x.example/y?z',
])('%j is answered, and finds no expert by accident', async (q) => {
  const { status, body } = await search(q)
  expect([status, body['q'], body['total'], body['match']]).toEqual([200, q.trim(), 0, 'none'])
})

test('R322 a place without experts leads to others, and the answer says so', async () => {
  const { status, body } = await search('東京のデザイナー')
  expect([status, body['match'], body['loosened']]).toEqual([
    200,
    'similar',
    { what: 'place', label: 'In other places', notNow: false },
  ])
  expect(body['read']).toContainEqual({ kind: 'place', value: 'tokyo', label: 'Tokyo', text: '東京', from: 0, to: 2 })
})

test.each([
  ['q', `q=${'x'.repeat(10_000)}`],
  ['q', 'q=a%00b'],
  ['page', 'page=0'],
  ['page', 'page=51'],
  ['page', 'page=x'],
  ['page', 'page=1.5'],
  ['sort', 'sort=best'],
  ['service', 'service=juggling'],
  ['budget', 'budget=-1'],
])('%s is refused by name', async (field, query) => {
  const { status, body } = await site.send('GET', `/v1/marketplace/search?${query}`)
  expect([status, body['code'], Object.keys(body['fields'] as object)[0]?.split('.')[0]]).toEqual([
    400,
    'validation_failed',
    field,
  ])
})

test('empty filters, as a plain form sends them, are ignored', async () => {
  const { body } = await search('', '&service=&language=&budget=&type=&badge=&availability=&sort=')
  expect(body).toMatchObject({ total: 40 })
})

test('R66 suggestions are limited by address, and say when to come back', async () => {
  const ask = (address: string) => site.send('GET', '/v1/marketplace/suggest?q=web', { address })
  for (let turn = 0; turn < RATE_LIMITS.lookups.points; turn++) expect((await ask('203.0.113.9')).status).toBe(200)
  const refused = await ask('203.0.113.9')
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect((await ask('203.0.113.10')).status).toBe(200)
})

test('R228 searches are limited by network, and say when to come back', async () => {
  const { points } = RATE_LIMITS.searches
  const ask = (address: string) => site.send('GET', '/v1/marketplace/search?q=webflow', { address })
  const answers = await Promise.all(Array.from({ length: points + 10 }, (_, nth) => ask(`2001:db8:a:b::${nth}`)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(points)
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(10)
  for (const { headers, body } of refused) {
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(body['msg']).toMatch(/^Too many requests: /)
  }
  expect((await ask('2001:db8:a:c::1')).status).toBe(200)
})

test.each(['/hire/web-design', '/hire-counts', '/experts?slugs=ada-moreau', '/search?q='])(
  'R228 %s is limited by network where it is requested by API, and never where a page shows it',
  async (path) => {
    const address = `203.0.113.${path.length}`
    const get = (more: object) => {
      const request = new Request(`http://localhost:3000/v1/marketplace${path}`)
      return site.api.fetch(request, { clientAddress: address, requestId: 'test-request', ...more })
    }
    const { points } = RATE_LIMITS.listReads
    for (let nth = 0; nth < points; nth++) await site.deps.limits.hit('listReads', address)
    const refused = await get({})
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect((await get({ inProcess: {} })).status).toBe(200)
  },
)

test.each(['', '   ', '!', "'; --", '🎨', '%', 'שלום', '\\', 'x'.repeat(200), "o'", 'a b c d e f g h i j'])(
  'to %j nothing is suggested, without a failure',
  async (q) => {
    const address = `198.51.100.${q.length}`
    const { status, body } = await site.send('GET', `/v1/marketplace/suggest?q=${encodeURIComponent(q)}`, { address })
    expect([status, Object.keys(body)]).toEqual([200, ['namedSkill', 'skills', 'places', 'experts']])
    expect(body['experts']).toEqual([])
  },
)

test('R175 cities of one name say their country, and what they say finds them', async () => {
  const places = async (q: string) => {
    const { body } = await site.send('GET', `/v1/marketplace/suggest?q=${encodeURIComponent(q)}`, {
      address: '192.0.2.1',
    })
    return body['places'] as { slug: string; displayName: string }[]
  }
  expect((await places('birmingham')).map(({ displayName }) => displayName)).toEqual([
    'Birmingham, United Kingdom',
    'Birmingham, United States',
  ])
  for (const typed of ['birmingham', 'birmingham al']) {
    for (const { slug, displayName } of await places(typed)) {
      expect(site.deps.catalogue.resolveSearch(`web design in ${displayName}`)).toMatchObject({
        place: { citySlug: slug },
      })
    }
  }
})

test.each(['ontario', 'new york', 'georgia', 'quebec', 'victoria', 'washington', 'bav', 'cal'])(
  'R175 what is suggested for %s finds the city, region or country that it stands for',
  async (q) => {
    const { body } = await site.send('GET', `/v1/marketplace/suggest?q=${encodeURIComponent(q)}`, {
      address: '192.0.2.2',
    })
    const places = body['places'] as { kind: string; slug: string; displayName: string }[]
    expect(places.some(({ kind }) => kind === 'region')).toBe(true)
    for (const { kind, slug, displayName } of places) {
      const { citySlug, region, countryCode } = site.deps.catalogue.resolvePlace(displayName) ?? {}
      expect([displayName, { city: citySlug, region: region?.slug, country: countryCode }[kind]]).toEqual([
        displayName,
        slug,
      ])
    }
  },
)

test('a suggestion for too much text is refused', async () => {
  const { status, body } = await site.send('GET', `/v1/marketplace/suggest?q=${'x'.repeat(201)}`)
  expect([status, Object.keys(body['fields'] as object)]).toEqual([400, ['q']])
})
