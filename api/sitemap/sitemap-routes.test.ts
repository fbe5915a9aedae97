import { SaxesParser } from 'saxes'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

import { translateError } from '#api/errors.ts'
import { makeExpert, makeProfile, makeUser } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'
import { aggregateListings } from '#use-cases/lists/counts/aggregate-listings.ts'
import { refreshListing } from '#use-cases/lists/refresh-listing.ts'
import { COMMITTED_CONTENT_DATES } from '#use-cases/sitemap/committed-days.ts'
import { partitionSitemap } from '#use-cases/sitemap/partition-sitemap.ts'

import { llmsText } from './llms-text.ts'
import { AI_CRAWLERS, robotsText } from './robots-text.ts'
import { sitemapRoutes } from './sitemap-routes.ts'

const ORIGIN = 'http://localhost:3000'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const INFO = { clientAddress: '203.0.113.7', requestId: 'test-request' }

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())
afterEach(async () => {
  // Thousands of rows take longer than a request may.
  const { db } = site.deps.background
  await db.deleteFrom('user').execute()
  await db.deleteFrom('workspace').execute()
  // A page's day is remembered until its counts are added up, and there are none.
  await aggregateListings(site.deps)
})

type Reader = (path: string) => Promise<Response>
const whole: Reader = async (path) => site.api.fetch(new Request(ORIGIN + path), INFO)

function inFilesOf(max: number): Reader {
  const app = sitemapRoutes(site.deps, { max })
  app.onError((error, c) => {
    const { status, body } = translateError(error, { requestId: INFO.requestId, part: undefined })
    return c.json(body, status)
  })
  return async (path) => app.request(path, {}, INFO)
}

type Entry = { loc: string; lastmod?: string }

/** The entries of a file; throws unless the text is well-formed XML of the protocol's namespace. */
function parseSitemap(text: string): { root: string; entries: Entry[] } {
  const parser = new SaxesParser({ xmlns: true })
  const open: string[] = []
  const entries: Entry[] = []
  let root = ''
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ local, uri }) => {
    expect(uri).toBe(NAMESPACE)
    if (open.length === 0) root = local
    if (open.length === 1) entries.push({ loc: '' })
    open.push(local)
  })
  parser.on('text', (value) => {
    const entry = entries.at(-1)
    if (open.length === 3 && entry) entry[open[2] as keyof Entry] = value
  })
  parser.on('closetag', () => open.pop())
  parser.write(text).close()
  return { root, entries }
}

async function entriesOf(path: string, read: Reader = whole): Promise<Entry[]> {
  const answer = await read(path)
  expect([path, answer.status]).toEqual([path, 200])
  return parseSitemap(await answer.text()).entries
}

const locsOf = async (path: string, read?: Reader) => (await entriesOf(path, read)).map(({ loc }) => loc)

type Values = Parameters<typeof makeExpert>[1]

async function listExpert(values: Values = {}) {
  const expert = await makeExpert(site.deps.db, values)
  await site.deps.db
    .transaction()
    .execute((transaction) => refreshListing(transaction, expert.profileId, { now: new Date('2026-06-30T00:00:00Z') }))
  return expert
}

async function listExperts(count: number, values: Values = {}) {
  for (let made = 0; made < count; made++) await listExpert(values)
}

test('R304 robots.txt closes nothing to search engines, and names the sitemap', async () => {
  const answer = await whole('/robots.txt')
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    expect.stringMatching(/^text\/plain/),
    'public, max-age=600',
  ])
  const text = await answer.text()
  expect(text).toMatch(/^User-agent: \*\nAllow: \/\n\n/)
  expect(text).toMatch(/\n\nSitemap: http:\/\/localhost:3000\/sitemap\.xml\n$/)
  expect(text).not.toContain('Disallow')
})

test('R756 llms.txt says what the site is and where things are, under its name and path', async () => {
  const answer = await whole('/llms.txt')
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    expect.stringMatching(/^text\/plain/),
    'public, max-age=600',
  ])
  const text = llmsText({ name: 'Atelier', platformName: 'Plinth', url: new URL('https://plinth.example/experts/') })
  expect(text).toMatch(/^# Atelier\n\n> Atelier lists .* with Plinth/)
  const links = [...text.matchAll(/\]\((.*?)\)/g)].map(([, link = '']) => link)
  for (const path of ['hire', 'docs', 'openapi.json', 'mcp', 'sitemap.xml']) {
    expect(links).toContain(`https://plinth.example/experts/${path}`)
  }
})

test('R304 crawlers of AI companies are asked to stay away where the operator says so', () => {
  const groups = (aiCrawlers: 'allow' | 'disallow') =>
    robotsText({ siteUrl: new URL(ORIGIN), aiCrawlers }).split('\n\n')
  const named = AI_CRAWLERS.map((agent) => `User-agent: ${agent}`).join('\n')
  expect(groups('allow')).toEqual(['User-agent: *\nAllow: /', `${named}\nAllow: /`, `Sitemap: ${ORIGIN}/sitemap.xml\n`])
  expect(groups('disallow')[0]).toBe('User-agent: *\nAllow: /')
  expect(groups('disallow')[1]).toBe(`${named}\nDisallow: /`)
  expect(AI_CRAWLERS).toEqual(
    expect.arrayContaining(['GPTBot', 'ClaudeBot', 'CCBot', 'Google-Extended', 'PerplexityBot']),
  )
})

test('R304 answers for programs are not for lists of search results', async () => {
  expect((await whole('/v1/marketplace/hire-counts')).headers.get('x-robots-tag')).toBe('noindex')
  expect((await whole('/sitemaps/pages.xml')).headers.get('x-robots-tag')).toBeNull()
})

test('R61 the index names the files that there are URLs for', async () => {
  const named = async () => (await locsOf('/sitemap.xml')).map((loc) => loc.replace(`${ORIGIN}/sitemaps/`, ''))
  expect(await named()).toEqual(['pages.xml'])

  await listExperts(3, { skills: ['seo'], updated_at: new Date('2026-06-02T10:00:00Z') })
  const answer = await whole('/sitemap.xml')
  expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    'application/xml; charset=utf-8',
    'public, max-age=600',
  ])
  expect(parseSitemap(await answer.text())).toEqual({
    root: 'sitemapindex',
    entries: [
      { loc: `${ORIGIN}/sitemaps/pages.xml`, lastmod: expect.any(String) },
      ...['hire', 'profiles', 'cities', 'countries'].map((kind) => ({
        loc: `${ORIGIN}/sitemaps/${kind}-1.xml`,
        lastmod: '2026-06-02T10:00:00.000Z',
      })),
    ],
  })
})

test('R495 in the index the file of cities may be newer than its pages, and is there only with a page', async () => {
  const cities = async () => (await entriesOf('/sitemap.xml')).filter(({ loc }) => loc.endsWith('/cities-1.xml'))
  const outside = { city: 'A village', city_slug: null }
  await listExperts(3, { skills: ['seo'], ...outside, updated_at: new Date('2026-06-09T00:00:00Z') })
  await listExperts(2, { skills: ['seo'], updated_at: new Date('2026-06-02T00:00:00Z') })
  expect(await cities()).toEqual([])
  await listExpert({ skills: ['seo'], updated_at: new Date('2026-06-03T00:00:00Z') })
  expect(await cities()).toEqual([{ loc: `${ORIGIN}/sitemaps/cities-1.xml`, lastmod: '2026-06-09T00:00:00.000Z' }])
  expect(await entriesOf('/sitemaps/cities-1.xml')).toEqual([
    { loc: `${ORIGIN}/browse/cities/paris`, lastmod: '2026-06-03T00:00:00.000Z' },
  ])
  // The same once the changes are added up.
  await aggregateListings(site.deps)
  expect((await cities())[0]?.lastmod).toBe('2026-06-09T00:00:00.000Z')
})

test('R496 profiles that were cut into files stay in theirs, and a new one comes into one of them', async () => {
  const { db } = site.deps
  const files = async () => (await locsOf('/sitemap.xml')).filter((loc) => loc.includes('/profiles-'))
  const make = async (id: string, visibility: 'PUBLIC' | 'PRIVATE' = 'PUBLIC') =>
    makeProfile(db, { id, slug: `p-${id}`, owner_user_id: (await makeUser(db)).id, visibility })
  for (const id of ['b', 'd', 'f', 'h', 'j']) await make(id)
  await make('a', 'PRIVATE')
  await partitionSitemap(site.deps, { max: 3 })
  expect(await files()).toHaveLength(3)
  await make('c')
  await db.updateTable('profile').set({ visibility: 'PUBLIC' }).where('id', '=', 'a').execute()
  await make('z')
  const slugs = async (file: number) =>
    (await locsOf(`/sitemaps/profiles-${file}.xml`)).map((loc) => loc.replace(`${ORIGIN}/@p-`, '')).join('')
  expect([await slugs(1), await slugs(2), await slugs(3)]).toEqual(['abcd', 'fh', 'jz'])
  expect((await whole('/sitemaps/profiles-4.xml')).status).toBe(404)
  // Few enough for one file: nothing is stored, so that the file is always up to date.
  await partitionSitemap(site.deps)
  expect([await files(), await slugs(1)]).toEqual([[`${ORIGIN}/sitemaps/profiles-1.xml`], 'abcdfhjz'])
  expect(await db.selectFrom('sitemap_range').select('first_id').execute()).toEqual([])
})

test('R61 the fixed pages are as new as what they say, and as those who are listed on them', async () => {
  const days = async () =>
    Object.fromEntries(
      (await entriesOf('/sitemaps/pages.xml')).map(({ loc, lastmod }) => [new URL(loc).pathname, lastmod]),
    )
  const before = await days()
  expect(before).toEqual({
    '/': COMMITTED_CONTENT_DATES.catalogue.on.toISOString(),
    '/hire': COMMITTED_CONTENT_DATES.catalogue.on.toISOString(),
    '/browse': COMMITTED_CONTENT_DATES.catalogue.on.toISOString(),
    '/experts': COMMITTED_CONTENT_DATES.catalogue.on.toISOString(),
    '/for-experts': COMMITTED_CONTENT_DATES.forExperts.on.toISOString(),
    '/ranking': COMMITTED_CONTENT_DATES.ranking.on.toISOString(),
    '/moderation': COMMITTED_CONTENT_DATES.moderation.on.toISOString(),
  })

  await listExpert({ skills: ['seo'], updated_at: new Date('2031-01-05T00:00:00Z') })
  await site.deps.db
    .insertInto('moderation_entry')
    .values([
      { id: 'act-1', action: 'rebuild-catalogue', details: '{}', created_at: new Date('2031-02-05T00:00:00Z') },
      { id: 'act-2', action: 'badges', details: '{}', created_at: new Date('2031-03-05T00:00:00Z') },
    ])
    .execute()
  expect(await days()).toEqual({
    '/': '2031-02-05T00:00:00.000Z',
    '/hire': '2031-02-05T00:00:00.000Z',
    '/browse': '2031-02-05T00:00:00.000Z',
    '/experts': '2031-02-05T00:00:00.000Z',
    '/for-experts': before['/for-experts'],
    '/ranking': before['/ranking'],
    '/moderation': '2031-03-05T00:00:00.000Z',
  })
  await site.deps.db.deleteFrom('moderation_entry').execute()
  expect((await days())['/']).toBe('2031-01-05T00:00:00.000Z')
})

test('R60 only hire pages with three experts or more', async () => {
  await listExperts(2, { skills: ['seo'] })
  expect((await whole('/sitemaps/hire-1.xml')).status).toBe(404)

  await listExpert({ skills: ['seo', 'branding'], city: 'Lyon', city_slug: 'lyon' })
  expect(await locsOf('/sitemaps/hire-1.xml')).toEqual([`${ORIGIN}/hire/seo`, `${ORIGIN}/hire/seo/fr`])

  await listExpert({ skills: ['seo'] })
  expect(await locsOf('/sitemaps/hire-1.xml')).toEqual([
    `${ORIGIN}/hire/seo`,
    `${ORIGIN}/hire/seo/fr`,
    `${ORIGIN}/hire/seo/fr/paris`,
  ])
})

test('R60 only paths of the hire site map, and no page for places outside every known city', async () => {
  await listExperts(3, { skills: ['seo'], city: 'A village', city_slug: null })
  await listExperts(3, { skills: ['no-such-skill'] })
  await listExperts(3, { skills: ['seo'], city: 'Nowhere', city_slug: 'nowhere' })
  expect(await locsOf('/sitemaps/hire-1.xml')).toEqual([`${ORIGIN}/hire/seo`, `${ORIGIN}/hire/seo/fr`])
})

test('R61 a hire page’s day is the newest edit among those listed there only', async () => {
  const on = (day: string) => new Date(`2026-${day}T08:30:00Z`)
  await listExperts(2, { skills: ['seo'], updated_at: on('03-01') })
  await listExpert({ skills: ['seo'], updated_at: on('03-05') })
  await listExpert({ skills: ['seo'], updated_at: on('03-09'), city: 'Lyon', city_slug: 'lyon' })
  await listExpert({
    skills: ['seo'],
    updated_at: on('03-20'),
    country: 'Germany',
    country_code: 'de',
    city: 'Berlin',
    city_slug: 'berlin',
  })
  // Not listed: a private profile, and one of another skill.
  await listExpert({ skills: ['seo'], updated_at: on('05-01'), visibility: 'PRIVATE' })
  await listExpert({ skills: ['branding'], updated_at: on('05-02') })
  expect(await entriesOf('/sitemaps/hire-1.xml')).toEqual([
    { loc: `${ORIGIN}/hire/seo`, lastmod: '2026-03-20T08:30:00.000Z' },
    { loc: `${ORIGIN}/hire/seo/fr`, lastmod: '2026-03-09T08:30:00.000Z' },
    { loc: `${ORIGIN}/hire/seo/fr/paris`, lastmod: '2026-03-05T08:30:00.000Z' },
  ])
})

test('R6 R61 profiles that visitors may see, with the day of their last edit', async () => {
  const { db } = site.deps
  const make = async (slug: string, values: Partial<Parameters<typeof makeProfile>[1]>) => {
    const { id } = await makeUser(db)
    await makeProfile(db, { slug, owner_user_id: id, updated_at: new Date('2026-04-01T12:00:00Z'), ...values })
  }
  await make('open-door', { visibility: 'PUBLIC' })
  await make('paused', { visibility: 'PUBLIC', expert_status: 'PAUSED', updated_at: new Date('2026-04-02T12:00:00Z') })
  await make('hidden', { visibility: 'PRIVATE' })
  await make('banned', { visibility: 'PUBLIC', expert_status: 'SUSPENDED' })
  expect(await entriesOf('/sitemaps/profiles-1.xml')).toEqual([
    { loc: `${ORIGIN}/@open-door`, lastmod: '2026-04-01T12:00:00.000Z' },
    { loc: `${ORIGIN}/@paused`, lastmod: '2026-04-02T12:00:00.000Z' },
  ])
})

test('R60 R61 only cities where three experts of one of its skills are listed, with the newest edit of all', async () => {
  const paris = { city: 'Paris', city_slug: 'paris' }
  await listExperts(2, { skills: ['web-design'], ...paris, updated_at: new Date('2026-03-01T00:00:00Z') })
  await listExpert({ skills: ['branding'], ...paris, updated_at: new Date('2026-03-04T00:00:00Z') })
  expect((await whole('/sitemaps/cities-1.xml')).status).toBe(404)

  await listExpert({ skills: ['web-design'], ...paris, updated_at: new Date('2026-03-02T00:00:00Z') })
  expect(await entriesOf('/sitemaps/cities-1.xml')).toEqual([
    { loc: `${ORIGIN}/browse/cities/paris`, lastmod: '2026-03-04T00:00:00.000Z' },
  ])
})

test.each([
  ['düsseldorf', 'de', 'd%C3%BCsseldorf'],
  ["coeur-d'alene", 'us', 'coeur-d&apos;alene'],
])('R61 the page of the city %s is percent-encoded and escaped', async (slug, country, encoded) => {
  const [skill] = site.deps.catalogue.topSkills(slug)
  await listExperts(3, { skills: [skill?.slug ?? ''], city_slug: slug, country_code: country })
  expect(await (await whole('/sitemaps/cities-1.xml')).text()).toContain(
    `<loc>${ORIGIN}/browse/cities/${encoded}</loc>`,
  )
})

test('R60 R61 only countries where three experts with the skill are listed', async () => {
  const on = { updated_at: new Date('2026-03-01T00:00:00Z') }
  await listExperts(2, { skills: ['web-design'], city: 'Paris', city_slug: 'paris', ...on })
  expect((await whole('/sitemaps/countries-1.xml')).status).toBe(404)

  await listExpert({ skills: ['web-design'], city: 'Lyon', city_slug: 'lyon', ...on })
  expect(await entriesOf('/sitemaps/countries-1.xml')).toEqual([
    { loc: `${ORIGIN}/browse/countries/fr/web-design`, lastmod: '2026-03-01T00:00:00.000Z' },
  ])
})

test.each([
  ['düsseldorf', 'de', 'd%C3%BCsseldorf'],
  ["coeur-d'alene", 'us', 'coeur-d&apos;alene'],
])('R61 the hire page of %s is percent-encoded and escaped', async (city, country, encoded) => {
  const path = [...site.deps.catalogue.hireSiteMap.keys()].find((one) => one.endsWith(`/${country}/${city}`))
  const skill = path?.split('/')[2] ?? ''
  await listExperts(3, { skills: [skill], city_slug: city, country_code: country })
  const text = await (await whole('/sitemaps/hire-1.xml')).text()
  expect(text).toContain(`<loc>${ORIGIN}/hire/${skill}/${country}/${encoded}</loc>`)
  expect(parseSitemap(text).entries).toHaveLength(3)
})

test.each([
  'hire-1.xml',
  'profiles-1.xml',
  'cities-1.xml',
  'countries-1.xml',
  'cities-0.xml',
  'cities-01.xml',
  'cities-1',
  'cities-1.xml.gz',
  'cities.xml',
  'cities-1e0.xml',
  'cities-99999999999999999999.xml',
  'pages-1.xml',
  'constructor.xml',
  '',
  '..%2fpages.xml',
  'deeper/pages.xml',
])('there is no /sitemaps/%s while nothing is listed', async (name) => {
  const answer = await whole(`/sitemaps/${name}`)
  expect(answer.status).toBe(404)
  expect(answer.headers.get('cache-control')).not.toContain('public')
})

test.each([
  [1, ['hire', 'profiles']],
  [2, ['hire', 'profiles']],
  [3, ['hire', 'profiles']],
  [100, ['hire', 'profiles', 'cities', 'countries']],
])('R61 in files of %i no URL is lost or doubled', async (max, kinds) => {
  await listExperts(4, { skills: ['seo', 'branding'] })
  await listExperts(3, { skills: ['seo'], city: 'Lyon', city_slug: 'lyon' })
  const small = inFilesOf(max)
  const files = await locsOf('/sitemap.xml', small)
  for (const kind of kinds) {
    const parts: Entry[][] = []
    for (const file of files.filter((loc) => loc.startsWith(`${ORIGIN}/sitemaps/${kind}-`))) {
      parts.push(await entriesOf(new URL(file).pathname, small))
    }
    const all = await entriesOf(`/sitemaps/${kind}-1.xml`)
    expect(parts.flat()).toEqual(all)
    expect(parts).toHaveLength(Math.ceil(all.length / max))
    expect(Math.max(...parts.map((part) => part.length))).toBe(Math.min(max, all.length))
    expect((await small(`/sitemaps/${kind}-${parts.length + 1}.xml`)).status).toBe(404)
  }
})

test('R61 a file of profiles is read batch by batch, each profile once', async () => {
  const { db } = site.deps
  const ids = Array.from({ length: 4500 }, (_, index) => `made-${String(index).padStart(5, '0')}`)
  await db
    .insertInto('user')
    .values(ids.map((id) => ({ id, name: 'Test Person', email: `${id}@example.test` })))
    .execute()
  for (const part of [ids.slice(0, 2500), ids.slice(2500)]) {
    await db
      .insertInto('profile')
      .values(part.map((id) => ({ id, slug: id, name: 'Test', owner_user_id: id, visibility: 'PUBLIC' as const })))
      .execute()
  }
  expect(await locsOf('/sitemaps/profiles-1.xml')).toEqual(ids.map((id) => `${ORIGIN}/@${id}`))
  const small = inFilesOf(4000)
  expect(await locsOf('/sitemaps/profiles-1.xml', small)).toHaveLength(4000)
  expect(await locsOf('/sitemaps/profiles-2.xml', small)).toEqual(ids.slice(4000).map((id) => `${ORIGIN}/@${id}`))
})

test('a file that fails half way is broken off and reported, not passed off as whole', async () => {
  const { db } = site.deps
  await listExpert()
  const onError = vi.fn<typeof site.deps.onError>()
  const app = sitemapRoutes({ ...site.deps, onError })
  const answer = await app.request('/sitemaps/profiles-1.xml', {}, INFO)
  await db.schema.alterTable('profile').renameTo('profile_away').execute()
  try {
    await expect(answer.text()).rejects.toThrow('profile')
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.any(Error), INFO)
  } finally {
    await db.schema.alterTable('profile_away').renameTo('profile').execute()
  }
})
