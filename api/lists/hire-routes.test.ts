import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

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

const read = (query = '') => site.send('GET', `/v1/marketplace/hire/web-design/fr/paris${query}`)

test('totals, experts and facets equal a count by hand, whatever the filters', async () => {
  await fc.assert(
    fc.asyncProperty(anyFilter, async (wanted) => {
      const { status, body } = await read(`?${queryOf(wanted)}`)
      expect(status).toBe(200)
      expectCounted(body, experts, wanted)
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

test('R308 a page beyond the last is refused; an empty list has one page', async () => {
  const refused = { status: 400, body: { fields: { page: ['The last page is 2.'] } } }
  expect(await read('?page=3')).toMatchObject(refused)
  expect(await read('?page=3&sort=newest')).toMatchObject(refused)
  expect(await site.send('GET', '/v1/marketplace/hire/yoga')).toMatchObject({
    status: 200,
    body: { total: 0, pages: 0 },
  })
  expect((await site.send('GET', '/v1/marketplace/hire/yoga?page=2')).status).toBe(400)
})

test('lowest minimum first, those without one last', async () => {
  const minimums = [
    ...slugsOf((await read('?sort=lowest-minimum')).body),
    ...slugsOf((await read('?sort=lowest-minimum&page=2')).body),
  ].map((slug) => experts.find((one) => one.slug === slug)?.minimum ?? Number.POSITIVE_INFINITY)
  expect(minimums).toEqual(minimums.toSorted((a, b) => a - b))
})

test('wider places count the same people; other places have no experts', async () => {
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
  '?budgetFrom=x',
  '?badge=Nice',
  '?answers=some',
])('%s is refused with the field named', async (query) => {
  const { status, body } = await read(query)
  const name = /\?(\w+)/.exec(query)?.[1] ?? ''
  expect([status, Object.keys(body['fields'] as object)[0]?.split('.')[0]]).toEqual([400, name])
})

test('R312 the two ends of a range may come either way round', async () => {
  const inRange = (await read('?budgetFrom=400&budget=1000')).body
  expect(inRange['total']).toBeGreaterThan(0)
  expect(inRange['total']).toBeLessThan(40)
  expect((await read('?budgetFrom=1000&budget=400')).body).toEqual(inRange)
})

test('empty filters, as a plain form sends them, are ignored', async () => {
  expect((await read('?service=&language=&budget=&type=&badge=&availability=&sort=')).body).toMatchObject({ total: 40 })
})
