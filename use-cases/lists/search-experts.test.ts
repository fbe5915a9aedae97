import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { SEARCH_LIMITS } from '#domain/limits/resource-limits.ts'
import { NO_HIRE_FILTER } from '#domain/lists/hire-filter.ts'
import { makeExpert } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

import { refreshListing } from './refresh-listing.ts'
import { searchExperts } from './search-experts.ts'

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
  const expert = await makeExpert(site.deps.db, values)
  const { profileId } = expert
  await site.deps.db.transaction().execute((transaction) => refreshListing(transaction, profileId, { now: NOW }))
  return expert
}

const search = (q: string) => searchExperts(site.deps, { q, page: 1, sort: 'recommended', filter: NO_HIRE_FILTER })
const found = async (q: string) => (await search(q)).experts.map((one) => one.slug)

test.each([
  ['jose', 'ines-ferreira'],
  ['JOSÉ', 'ines-ferreira'],
  ['ines ferreira', 'ines-ferreira'],
  ['@ines-ferreira', 'ines-ferreira'],
  ['designers', 'ines-ferreira'],
  ['design systems', 'ines-ferreira'],
  ['tokens', 'ines-ferreira'],
  ['ferr', 'ines-ferreira'],
  ['UI/UX', 'ines-ferreira'],
  ['next.js', 'ines-ferreira'],
  ['ines in paris', 'ines-ferreira'],
  ['figma frankreich', 'ines-ferreira'],
  ['illustration', 'ines-ferreira'],
  ['freelancer ines', 'ines-ferreira'],
])('R62 %j finds her', async (q, slug) => {
  await make({
    slug: 'ines-ferreira',
    name: 'Inês José Ferreira',
    title: 'Product Designer',
    about: 'I build libraries of components and keep their token names in order.',
    skills: ['figma', 'design-systems', 'ui-ux', 'next-js'],
    services_offered: ['illustration'],
  })
  await make({ slug: 'someone-else', name: 'Tom Ba', skills: ['seo'], city_slug: null, city: 'A village' })
  expect([(await search(q)).match, await found(q)]).toEqual(['exact', [slug]])
})

test('R62 a query that names a city means the city, not its country', async () => {
  await make({ slug: 'in-paris', name: 'Ines Ba', skills: ['seo'] })
  await make({ slug: 'in-lyon', name: 'Ines Ko', skills: ['seo'], city: 'Lyon', city_slug: 'lyon' })
  expect(await found('ines paris')).toEqual(['in-paris'])
  expect((await found('ines france')).toSorted()).toEqual(['in-lyon', 'in-paris'])
})

test('R161 a search that the best fill looks no further, and goes on where they do not', async () => {
  for (let at = 0; at < 12; at++) {
    const about = 'I help small shops to be found. '.repeat(at)
    await make({
      slug: `expert-${at}`,
      name: 'Noor Haddad',
      about,
      skills: at % 3 === 0 ? ['seo', 'figma'] : ['figma'],
    })
  }
  const rows = await site.deps.db
    .selectFrom('expert_search')
    .orderBy('score', 'desc')
    .orderBy('profile_id')
    .innerJoin('profile', 'profile.id', 'profile_id')
    .select(['slug', 'score'])
    .execute()
  const bounded = async (q: string, bounds: { firstLimit: number; reached: number }) => {
    const answer = await searchExperts(site.deps, { q, page: 1, sort: 'recommended', filter: NO_HIRE_FILTER }, bounds)
    return { more: answer.more, slugs: answer.experts.map((one) => one.slug).toSorted() }
  }
  const best = (count: number) =>
    rows
      .slice(0, count)
      .map((row) => row.slug)
      .toSorted()
  expect(await bounded('figma', { firstLimit: 4, reached: 3 })).toEqual({ more: true, slugs: best(4) })
  // Four of all have it, so the first look finds too few.
  const everyone = { more: false, slugs: ['expert-0', 'expert-3', 'expert-6', 'expert-9'] }
  expect(await bounded('seo', { firstLimit: 4, reached: 3 })).toEqual(everyone)
  // A prefix is not a complete word.
  expect(await bounded('noo', { firstLimit: 4, reached: 3 })).toMatchObject({ more: false })
})

test('R62 every word has to match, and only the last one may be a beginning', async () => {
  await make({ slug: 'ada-moreau', name: 'Ada Moreau', skills: ['seo'] })
  expect(await found('ada mor')).toEqual(['ada-moreau'])
  expect((await search('mor xylophone')).match).toBe('none')
  expect((await search('mor xylophone moreau')).total).toBe(0)
})

test.each(['Ada Morau', 'webflw', 'ada mroeau', 'fotoshop', 'moreaux'])(
  'R63 %j finds her as well, and the answer says that the match is similar',
  async (q) => {
    await make({ slug: 'ada-moreau', name: 'Ada Moreau', skills: ['webflow', 'photoshop'] })
    await make({ slug: 'someone-else', name: 'Tom Ba', skills: ['seo'] })
    const answer = await search(q)
    expect(answer.match).toBe('similar')
    expect(answer.experts.map((one) => one.slug)).toEqual(['ada-moreau'])
  },
)

test('R63 a number finds experts who have it, and never matches a similar one', async () => {
  await make({ slug: 'ada-moreau-123456', name: 'Ada Moreau', skills: ['seo'] })
  expect(await found('123456')).toEqual(['ada-moreau-123456'])
  expect((await search('123457')).match).toBe('none')
})

test('R64 a name goes before a skill, a skill before a mention, words as typed before similar ones', async () => {
  await make({
    slug: 'mention',
    name: 'Tom Ba',
    skills: ['seo'],
    about: 'I like Olive trees.',
    website: 'https://x.test',
  })
  await make({ slug: 'titled', name: 'Tim Be', skills: ['seo'], title: 'Olive oil labels' })
  await make({ slug: 'named', name: 'Olive Bi', skills: ['seo'] })
  expect(await found('olive')).toEqual(['named', 'titled', 'mention'])
  await make({ slug: 'adam-moreau', name: 'Adam Moreau', skills: ['seo'] })
  await make({ slug: 'ada-moreau', name: 'Ada Moreau', skills: ['seo'] })
  expect(await found('Ada Morau')).toEqual(['ada-moreau'])
  expect(await found('Adan Moreau')).toContain('adam-moreau')
})

test('R64 the name of a place alone lists those who are there first, whatever they are called', async () => {
  const there = { city: 'Berlin', city_slug: 'berlin', country: 'Germany', country_code: 'de', skills: ['seo'] }
  await make({ slug: 'namesake', name: 'Violet Berlin', skills: ['seo'] })
  await make({ slug: 'namesake-there', name: 'Irving Berlin', ...there })
  await make({ slug: 'better', name: 'Tim Be', ...there, title: 'SEO', about: 'x'.repeat(800), num_likes: 500 })
  expect(await found('berlin')).toEqual(['better', 'namesake-there', 'namesake'])
  expect((await found('germany')).toSorted()).toEqual(['better', 'namesake-there'])
  expect((await found('violet berlin'))[0]).toBe('namesake')
})

test('R62 an empty query lists everyone, best first; a query without any word lists no one', async () => {
  await make({ slug: 'plain', name: 'Tom Ba', skills: ['seo'] })
  await make({ slug: 'better', name: 'Tim Be', skills: ['seo'], title: 'SEO', about: 'x'.repeat(800), num_likes: 500 })
  expect(await found('')).toEqual(['better', 'plain'])
  expect(await search('!?')).toMatchObject({ match: 'none', total: 0, facets: { service: [] } })
})

test('R260 a few searches run at a time, and the others wait for them', async () => {
  const { db } = site.deps
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: locked, resolve: lock } = Promise.withResolvers<void>()
  const holding = db.transaction().execute(async (transaction) => {
    await sql`lock table listing_tally in access exclusive mode`.execute(transaction)
    lock()
    await released
  })
  await locked
  const searches = Array.from({ length: 12 }, () => search(''))
  const waiting = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()
    `.execute(db)
    return rows[0]?.count
  }
  await expect.poll(waiting).toBe(SEARCH_LIMITS.atOnce)
  release()
  await holding
  expect((await Promise.all(searches)).map((one) => one.match)).toEqual(searches.map(() => 'exact'))
})
