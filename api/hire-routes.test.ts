import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { AWARD_BADGES } from '#domain/badge.ts'
import { BUDGETS } from '#domain/hire-filter.ts'
import { makeExpert } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'
import { refreshListing } from '#use-cases/refresh-listing.ts'

type Listed = {
  slug: string
  services: string[]
  languages: string[]
  badges: string[]
  availability: string | null
  agency: boolean
  minimum: number | null
}

const SERVICES = ['animation', 'web-development', 'illustration']
const LANGUAGES = ['en', 'de', 'fr']
const AVAILABILITY = ['AVAILABLE', 'LIMITED', null] as const
const MINIMUMS = [null, 400, 900, 3000, 12_000]
const everyNth = <T>(list: readonly T[], mask: number) => list.filter((_one, index) => (mask >> index) & 1)

let site: TestSite
const experts: Listed[] = []

beforeAll(async () => {
  site = await openTestSite()
  const { db } = site.deps
  for (let index = 0; index < 40; index++) {
    const minimum = MINIMUMS[index % MINIMUMS.length] ?? null
    const listed: Listed = {
      slug: `expert-${index}`,
      services: everyNth(SERVICES, index % 8),
      languages: everyNth(LANGUAGES, (index * 3 + 1) % 8),
      badges: index % 3 === 0 ? [AWARD_BADGES[index % 2] ?? ''] : [],
      availability: AVAILABILITY[index % 3] ?? null,
      agency: index % 4 === 0,
      minimum,
    }
    const { profileId } = await makeExpert(db, {
      agency: listed.agency,
      skills: ['web-design'],
      slug: listed.slug,
      services_offered: listed.services,
      languages: listed.languages,
      availability_status: AVAILABILITY[index % 3] ?? null,
      project_minimum_amount: minimum,
      project_minimum_currency: minimum === null ? null : 'USD',
    })
    for (const [at, badge_name] of listed.badges.entries()) {
      await db
        .insertInto('badge')
        .values({ id: `${profileId}-${at}`, profile_id: profileId, badge_type: 'award', badge_name })
        .execute()
    }
    await db.transaction().execute((transaction) => refreshListing(transaction, profileId, { now: site.deps.now() }))
    experts.push(listed)
  }
})
afterAll(() => site.close())

const read = (query = '') => site.send('GET', `/v1/marketplace/hire/web-design/fr/paris${query}`)
const slugsOf = (body: Record<string, unknown>) => (body['experts'] as { slug: string }[]).map((one) => one.slug)

const filter = fc.record({
  service: fc.subarray(SERVICES),
  language: fc.subarray(LANGUAGES),
  badge: fc.subarray(AWARD_BADGES.slice(0, 2)),
  availability: fc.subarray(['AVAILABLE', 'LIMITED']),
  type: fc.constantFrom(null, 'freelancer', 'agency'),
  budget: fc.constantFrom(null, 500, 1000, 5000),
})
type Filter = typeof filter extends fc.Arbitrary<infer T> ? T : never

/** The same rules, the slow way. */
function fits(one: Listed, wanted: Filter): boolean {
  const any = (values: string[], chosen: string[]) =>
    chosen.length === 0 || values.some((value) => chosen.includes(value))
  return (
    any(one.services, wanted.service) &&
    any(one.languages, wanted.language) &&
    any(one.badges, wanted.badge) &&
    any(one.availability ? [one.availability] : [], wanted.availability) &&
    (wanted.type === null || (wanted.type === 'agency') === one.agency) &&
    (wanted.budget === null || (one.minimum !== null && one.minimum <= wanted.budget))
  )
}

function queryOf(wanted: Filter): string {
  const query = new URLSearchParams()
  for (const name of ['service', 'language', 'badge', 'availability'] as const) {
    for (const value of wanted[name]) query.append(name, value)
  }
  if (wanted.type) query.set('type', wanted.type)
  if (wanted.budget !== null) query.set('budget', String(wanted.budget))
  return `?${query}`
}

const count = (wanted: Filter) => experts.filter((one) => fits(one, wanted)).length

test('totals, experts and facets equal a count by hand, whatever the filters', async () => {
  await fc.assert(
    fc.asyncProperty(filter, async (wanted) => {
      const { status, body } = await read(queryOf(wanted))
      expect(status).toBe(200)
      expect(body['total']).toBe(count(wanted))
      const slugs = new Set(experts.filter((one) => fits(one, wanted)).map((one) => one.slug))
      expect(slugsOf(body).every((slug) => slugs.has(slug))).toBe(true)
      expect(slugsOf(body)).toHaveLength(Math.min(24, slugs.size))
      const facets = body['facets'] as Record<string, { value: string; count: number }[]>
      const expected = (values: (string | number)[], choose: (value: never) => Partial<Filter>) =>
        values
          .map((value) => [String(value), count({ ...wanted, ...choose(value as never) })] as const)
          .filter(([, found]) => found > 0)
          .sort()
      const got = (name: string) => (facets[name] ?? []).map((one) => [one.value, one.count] as const).sort()
      expect(got('service')).toEqual(expected(SERVICES, (value) => ({ service: [value] })))
      expect(got('language')).toEqual(expected(LANGUAGES, (value) => ({ language: [value] })))
      expect(got('badge')).toEqual(expected(AWARD_BADGES.slice(0, 2), (value) => ({ badge: [value] })))
      expect(got('availability')).toEqual(expected(['AVAILABLE', 'LIMITED'], (value) => ({ availability: [value] })))
      expect(got('type')).toEqual(expected(['freelancer', 'agency'], (value) => ({ type: value })))
      expect(got('budget')).toEqual(expected(BUDGETS, (value) => ({ budget: value })))
    }),
    { numRuns: 40 },
  )
})

test('pages hold everyone once, in an order that stays', async () => {
  const [first, second] = [await read('?page=1'), await read('?page=2')]
  expect([first.body['total'], first.body['pages']]).toEqual([40, 2])
  expect(new Set([...slugsOf(first.body), ...slugsOf(second.body)]).size).toBe(40)
  expect(slugsOf((await read('?page=1')).body)).toEqual(slugsOf(first.body))
})

test('lowest minimum first, those without one last', async () => {
  const minimums = [
    ...slugsOf((await read('?sort=lowest-minimum')).body),
    ...slugsOf((await read('?sort=lowest-minimum&page=2')).body),
  ].map((slug) => experts.find((one) => one.slug === slug)?.minimum ?? Number.POSITIVE_INFINITY)
  expect(minimums).toEqual(minimums.toSorted((a, b) => a - b))
})

test('wider places count the same people; elsewhere there is nobody', async () => {
  expect((await site.send('GET', '/v1/marketplace/hire/web-design')).body).toMatchObject({
    total: 40,
    country: null,
    city: null,
  })
  expect((await site.send('GET', '/v1/marketplace/hire/web-design/fr')).body).toMatchObject({
    total: 40,
    country: { slug: 'fr' },
  })
  expect((await site.send('GET', '/v1/marketplace/hire/web-design/de')).body).toMatchObject({ total: 0, experts: [] })
})

test.each([
  '?page=0',
  '?page=51',
  '?page=x',
  '?sort=best',
  '?service=juggling',
  '?language=xx',
  '?type=robot',
  '?budget=-1',
  '?badge=Nice',
])('%s is refused with the field named', async (query) => {
  const { status, body } = await read(query)
  const name = /\?(\w+)/.exec(query)?.[1] ?? ''
  expect([status, Object.keys(body['fields'] as object)[0]?.split('.')[0]]).toEqual([400, name])
})

test('empty filters, as a plain form sends them, are none', async () => {
  expect((await read('?service=&language=&budget=&type=&badge=&availability=&sort=')).body).toMatchObject({ total: 40 })
})
