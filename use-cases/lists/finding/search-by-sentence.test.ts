import { Kysely, PostgresDialect } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import type { Database } from '#db/schema.ts'
import { NO_HIRE_FILTER } from '#domain/lists/hire-filter.ts'
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

const search = (q: string, filter = NO_HIRE_FILTER) =>
  searchExperts(site.deps, { q, page: 1, sort: 'recommended', filter })
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

test('R322 if no expert matches all of it, the answer says what was dropped', async () => {
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
  const found = await search('Shopify expert in Cologne', { ...NO_HIRE_FILTER, type: 'agency' })
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

/** The statements of a search. */
async function statementsOf(q: string, filter = NO_HIRE_FILTER): Promise<string[]> {
  const statements: string[] = []
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: site.deps.pool }),
    log: ({ query }) => {
      statements.push(query.sql)
    },
  })
  await searchExperts({ ...site.deps, db }, { q, page: 1, sort: 'recommended', filter })
  return statements
}

const QUERY = 'German speaking Shopify agency in Cologne under 1000 $'

async function makeNearFits() {
  const agency = { languages: ['de'], project_minimum_amount: 500, project_minimum_currency: 'USD' }
  await make({ slug: 'near', skills: ['shopify-theme-development'], ...agency, ...COLOGNE })
  await make({ slug: 'dear', skills: ['shopify'], ...agency, ...COLOGNE, project_minimum_amount: 9000 })
  await make({ slug: 'french', skills: ['shopify'], ...agency, ...COLOGNE, languages: ['fr'] })
  await make({ slug: 'abroad', skills: ['shopify'], ...agency, ...LYON })
  await make({ slug: 'berlin', skills: ['shopify'], ...agency, ...COLOGNE, city: 'Berlin', city_slug: 'berlin' })
}

test('R326 giving up much takes no more statements than giving up little', async () => {
  await make({ slug: 'last', skills: ['shopify'], ...LYON, languages: ['fr'] })
  const found = await search(QUERY)
  expect(found).toMatchObject({ match: 'similar', total: 1, loosened: { what: 'everything' } })
  const much = await statementsOf(QUERY)
  await make({ slug: 'berlin', skills: ['shopify'], ...COLOGNE, city: 'Berlin', city_slug: 'berlin' })
  expect((await search('Shopify in Cologne')).loosened?.what).toBe('city')
  const little = await statementsOf('Shopify in Cologne')
  expect(much.length).toBeLessThanOrEqual(little.length)
})

test('R326 a large site, where the best are searched first, finds the same groups', async () => {
  await makeNearFits()
  for (const q of [QUERY, 'Shopify in Cologne', 'shop for a bakery in Cologne', 'Shopify, speaks French']) {
    const asked = { q, page: 1, sort: 'recommended' as const, filter: NO_HIRE_FILTER }
    const small = await searchExperts(site.deps, asked)
    const large = await searchExperts(site.deps, asked, { firstLimit: 1, reached: 1000 })
    expect(small.near.length).toBeGreaterThan(0)
    expect(large.near).toEqual(small.near)
    expect([large.loosened, large.total]).toEqual([small.loosened, small.total])
  }
})

test('R326 a group never repeats who was shown, and none follows once twelve are', async () => {
  const makeMany = async (name: string, count: number, place: typeof COLOGNE | typeof LYON) => {
    for (let index = 0; index < count; index++) await make({ slug: `${name}-${index}`, skills: ['shopify'], ...place })
  }
  await makeMany('lyon', 8, LYON)
  await makeMany('berlin', 8, { ...COLOGNE, city: 'Berlin', city_slug: 'berlin' })
  await makeMany('cologne', 5, COLOGNE)
  const sizes = async () => {
    const found = await search('Shopify in Cologne')
    const all = [...found.experts, ...found.near.flatMap(({ experts }) => experts)].map(({ slug }) => slug)
    expect(new Set(all).size).toBe(all.length)
    return [found.total, ...found.near.map(({ what, experts }) => `${what} ${experts.length}`)]
  }
  expect(await sizes()).toEqual([5, 'city 6', 'place 6'])
  await makeMany('another', 1, COLOGNE)
  expect(await sizes()).toEqual([6, 'city 6'])
})

const QUERIES = {
  both: [
    'logo designer in Lyon who speaks Arabic and French',
    'Logodesigner in Lyon, spricht Arabisch und Französisch',
    'graphiste pour un logo à Lyon qui parle arabe et français',
    'diseñador de logos en Lyon que hable árabe y francés',
  ],
  either: [
    'logo designer in Lyon who speaks Arabic or French',
    'Logodesigner in Lyon, spricht Arabisch oder Französisch',
    'graphiste pour un logo à Lyon qui parle arabe ou français',
    'diseñador de logos en Lyon que hable árabe o francés',
  ],
}

test('R723 two languages mean both, in every language; “or” means either', async () => {
  const base = { skills: ['logo-design'], ...LYON }
  await make({ slug: 'arabic', languages: ['ar'], ...base })
  await make({ slug: 'french', languages: ['fr', 'en'], ...base })
  await make({ slug: 'both-one', languages: ['ar', 'fr'], ...base })
  await make({ slug: 'both-two', languages: ['fr', 'ar', 'en'], ...base })
  for (const q of QUERIES.both) {
    const { experts, total } = await search(q)
    expect([q, total, slugs(experts).toSorted()]).toEqual([q, 2, ['both-one', 'both-two']])
  }
  // “o” and “e o” are articles in Portuguese, and “or” in Italian.
  for (const q of [
    'designer de logo em Lyon que fale o francês e o árabe',
    'um designer de logotipo em Lyon que fala francês e o árabe',
    'logo designer in Lyon with a knowledge of French and of Arabic',
  ]) {
    expect([q, (await search(q)).total]).toEqual([q, 2])
  }
  for (const q of [
    'grafico per un logo a Lione che parli arabo o francese',
    'designer de logo em Lyon que fale árabe ou francês',
    'logo-ontwerper in Lyon die Arabisch of Frans spreekt',
  ]) {
    expect([q, (await search(q)).total]).toEqual([q, 4])
  }
  for (const q of QUERIES.either) expect([q, (await search(q)).total]).toEqual([q, 4])
})

test('R723 if no expert speaks both, the answer says so', async () => {
  await make({ slug: 'french', skills: ['logo-design'], languages: ['fr'], ...LYON })
  expect(await search(QUERIES.both[0] ?? '')).toMatchObject({
    match: 'similar',
    loosened: { what: 'language', label: 'Who do not say that they speak Arabic and French' },
  })
})

const NOW_QUERIES = [
  'logo designer in Lyon available now',
  'Logodesigner in Lyon, sofort verfügbar',
  'graphiste pour un logo à Lyon disponible immédiatement',
  'diseñador de logos en Lyon disponible ahora',
]

test('R724 available now is asked for in every language, and never leaves more experts', async () => {
  const base = { skills: ['logo-design'], ...LYON }
  const confirmed = { availability_confirmed_at: new Date(NOW.getTime() - 86_400_000) }
  await make({ slug: 'free', availability_status: 'AVAILABLE', ...confirmed, ...base })
  await make({ slug: 'booked', availability_status: 'UNAVAILABLE', ...confirmed, ...base })
  await make({ slug: 'silent', ...base })
  for (const q of NOW_QUERIES) {
    const found = await search(q)
    expect([q, found.total, slugs(found.experts)]).toEqual([q, 1, ['free']])
    expect(found.read.filter(({ kind }) => kind === 'when').map(({ label }) => label)).toEqual(['available now'])
    expect(found.read.filter(({ kind }) => kind === 'word')).toEqual([])
  }
})

const confirmed = { availability_confirmed_at: new Date(NOW.getTime() - 86_400_000) }
const free = { availability_status: 'AVAILABLE' as const, ...confirmed }
const booked = { availability_status: 'UNAVAILABLE' as const, ...confirmed }
const allOf = ({ experts, near }: Awaited<ReturnType<typeof search>>) =>
  slugs([...experts, ...near.flatMap((group) => group.experts)])

test('R732 “available now” never leaves more experts than the same query without it', async () => {
  const logo = { skills: ['logo-design'], ...LYON }
  await make({ slug: 'logo-one', ...booked, ...logo })
  await make({ slug: 'logo-two', ...logo })
  for (let index = 0; index < 5; index++) {
    await make({ slug: `near-${index}`, ...free, skills: ['branding', 'graphic-design'], ...LYON })
  }
  await make({ slug: 'far', ...free, skills: ['logo-design'], ...COLOGNE })
  const found = await search('logo designer in Lyon available now')
  expect([found.total, slugs(found.experts).toSorted()]).toEqual([2, ['logo-one', 'logo-two']])
  expect(found).toMatchObject({ match: 'similar', loosened: { what: 'availability' } })
  // Those who are free and come near follow.
  expect(allOf(found)).toEqual(expect.arrayContaining(['near-0', 'far']))

  for (const [now, ever] of [
    ...NOW_QUERIES.map((q) => [q, q.replace(/,? (available|sofort|disponible).*/u, '')]),
    ['vegan logo designer in Lyon available now', 'vegan logo designer in Lyon'],
    ['agency for a logo in Lyon available now', 'agency for a logo in Lyon'],
    ['logo in Lyon under $300, available now', 'logo in Lyon under $300'],
    ['logo designer in Lyon who speaks German, available now', 'logo designer in Lyon who speaks German'],
    ['logo designer in Paris available now', 'logo designer in Paris'],
    ['vegan bakery available now', 'vegan bakery'],
    ['zzyzx available now', 'zzyzx'],
    ['available now', ''],
  ] as [string, string][]) {
    const [withNow, without] = [await search(now), await search(ever)]
    expect([now, withNow.total <= without.total, without.total]).toEqual([now, true, without.total])
  }
})

test('R732 where being available now is given up with something else, the answer says both', async () => {
  await make({ slug: 'freelancer', skills: ['logo-design'], ...LYON })
  expect((await search('agency for a logo in Lyon available now')).loosened?.label).toBe(
    'Freelancers instead of agencies, and not known to be available now',
  )
})

const CHIPS: [chips: string[], queries: string[]][] = [
  [
    ['skill logo-design', 'place lyon', 'language de'],
    [
      'logo designer in Lyon who speaks German',
      'Logodesigner in Lyon, der Deutsch spricht',
      'un logo à Lyon, par quelqu’un qui parle allemand',
      'diseñador de logos en Lyon que hable alemán',
    ],
  ],
  [
    ['skill logo-design', 'place lyon', 'budget 1000'],
    [
      'logo in Lyon under $1000',
      'Logo in Lyon, maximal 1000 $',
      'logo à Lyon, maximum 1000 $',
      'logo en Lyon, máximo 1000 $',
    ],
  ],
  [
    ['skill logo-design', 'place lyon', 'kind agency'],
    [
      'logo agency in Lyon',
      'Agentur für ein Logo in Lyon',
      'agence pour un logo à Lyon',
      'agencia para un logo en Lyon',
    ],
  ],
]

test.each(CHIPS)(
  'R724 the chips %j are read alike, and give the same number, in every language',
  async (chips, queries) => {
    const base = { ...LYON, project_minimum_currency: 'USD' as const }
    await make({
      slug: 'fits',
      agency: true,
      skills: ['logo-design'],
      languages: ['de'],
      project_minimum_amount: 500,
      ...base,
    })
    await make({ slug: 'dear', skills: ['logo-design'], languages: ['fr'], project_minimum_amount: 9000, ...base })
    await make({ slug: 'other', skills: ['seo'], languages: ['de'], project_minimum_amount: 500, ...base })
    await make({ slug: 'elsewhere', agency: true, skills: ['logo-design'], languages: ['de'], ...COLOGNE })
    for (const q of queries) {
      const found = await search(q)
      const read = found.read.map(({ kind, value }) => `${kind} ${value}`).toSorted()
      expect([q, read, found.total, slugs(found.experts)]).toEqual([q, chips.toSorted(), 1, ['fits']])
    }
  },
)

test('R724 a whole month is called by its name', async () => {
  const found = await search('logo designer in Lyon in December')
  expect(found.read.find(({ kind }) => kind === 'when')?.label).toMatch(/^December 20\d\d$/)
})
