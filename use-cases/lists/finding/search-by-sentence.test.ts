import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { NO_FILTER } from '#domain/lists/hire-filter.ts'
import { makeExpert } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'
import { refreshListing } from '#use-cases/lists/refresh-listing.ts'
import { searchExperts } from '#use-cases/lists/search-experts.ts'

const NOW = new Date('2026-06-30T00:00:00Z')

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())
afterEach(async () => {
  await site.deps.db.deleteFrom('user').execute()
  await site.deps.db.deleteFrom('workspace').execute()
})

async function make(values: Parameters<typeof makeExpert>[1]) {
  const { profileId } = await makeExpert(site.deps.db, values)
  await site.deps.db.transaction().execute((transaction) => refreshListing(transaction, profileId, { now: NOW }))
}

const search = (q: string, filter = NO_FILTER) => searchExperts(site.deps, { q, page: 1, sort: 'recommended', filter })
const slugs = (experts: { slug: string }[]) => experts.map(({ slug }) => slug)

const COLOGNE = { city: 'Cologne', city_slug: 'cologne', country: 'Germany', country_code: 'de' }
const LYON = { city: 'Lyon', city_slug: 'lyon' }

test('R321 R324 a sentence finds who has the skill in the place, and says why', async () => {
  await make({ slug: 'shop-cologne', skills: ['e-commerce'], ...COLOGNE })
  await make({ slug: 'shop-lyon', skills: ['e-commerce'], ...LYON, about: 'I come from Köln, Cologne in English.' })
  const found = await search('ich suche einen Onlineshop für unsere Bäckerei in Köln')
  expect(slugs(found.experts)).toEqual(['shop-cologne'])
  expect(found.experts[0]?.reasons?.map(({ label }) => label)).toEqual(['E-commerce', 'in Cologne'])
  expect(found.read.map(({ kind, value, text }) => [kind, value, text])).toEqual([
    ['skill', 'e-commerce', 'Onlineshop'],
    ['subject', 'bakery', 'Bäckerei'],
    ['place', 'cologne', 'Köln'],
  ])
})

test('R322 where nobody fits all of it, the answer says what was given up', async () => {
  await make({ slug: 'shop-lyon', skills: ['e-commerce'], ...LYON })
  const found = await search('online shop in Cologne')
  expect(found).toMatchObject({ match: 'similar', total: 1, loosened: { what: 'place', label: 'In other places' } })
  expect(slugs(found.experts)).toEqual(['shop-lyon'])
})

test('R322 after those who fit come those who nearly do, each once, in groups', async () => {
  await make({ slug: 'fits', skills: ['shopify'], ...COLOGNE })
  await make({ slug: 'near', skills: ['shopify-theme-development'], ...COLOGNE })
  await make({ slug: 'abroad', skills: ['shopify'], ...LYON })
  const found = await search('Shopify expert in Cologne')
  expect([found.match, found.total, slugs(found.experts)]).toEqual(['exact', 1, ['fits']])
  expect(found.near.map(({ what, experts }) => [what, slugs(experts)])).toEqual([
    ['skills', ['near']],
    ['place', ['abroad']],
  ])
})

test('R322 filters that a visitor has chosen are never given up', async () => {
  await make({ slug: 'freelancer', skills: ['shopify'], ...COLOGNE })
  const found = await search('Shopify expert in Cologne', { ...NO_FILTER, type: 'agency' })
  expect(found).toMatchObject({ match: 'exact', total: 0, experts: [] })
})

test('R323 who writes of the trade, and who has more of what is asked for, comes first', async () => {
  await make({ slug: 'plain', skills: ['logo-design'], ...COLOGNE, num_likes: 900 })
  await make({ slug: 'baker', skills: ['logo-design'], ...COLOGNE, about: 'Logos for bakeries, mostly.' })
  await make({ slug: 'both', skills: ['logo-design', 'packaging-design'], ...COLOGNE, about: 'Logos for a bakery.' })
  expect(slugs((await search('logo and packaging for a bakery')).experts)).toEqual(['both', 'baker'])
  expect(slugs((await search('logo for a bakery')).near.flatMap(({ experts }) => experts))).toEqual(['plain'])
})

test('R321 a budget counts in dollars, and a name is still found in a sentence', async () => {
  await make({
    slug: 'cheap',
    name: 'Ines Koch',
    skills: ['seo'],
    project_minimum_amount: 500,
    project_minimum_currency: 'USD',
  })
  await make({
    slug: 'dear',
    name: 'Tom Ba',
    skills: ['seo'],
    project_minimum_amount: 9000,
    project_minimum_currency: 'USD',
  })
  const found = await search('SEO unter 1.000 €')
  expect(slugs(found.experts)).toEqual(['cheap'])
  expect(found.experts[0]?.reasons?.at(-1)?.label).toBe('within the budget')
  expect(found.near.map(({ what }) => what)).toEqual(['budget'])
  expect(slugs((await search('seo ines')).experts)).toEqual(['cheap'])
})
