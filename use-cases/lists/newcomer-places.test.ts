import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { MAX_PAGES, PAGE_SIZE } from '#domain/limits.ts'
import { type HireFilter, type HireSort, NO_HIRE_FILTER } from '#domain/lists/hire-filter.ts'
import { listingKeys } from '#domain/lists/listing-keys.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

import { readHirePage } from './read-hire-page.ts'
import { rotateNewcomers } from './rotate-newcomers.ts'
import { searchExperts } from './search-experts.ts'

const NOW = new Date('2026-06-30T12:00:00Z')
const [TODAY, TOMORROW, YESTERDAY] = ['2026-06-30', '2026-07-01', '2026-06-29']
const FREELANCER = 1
const PATH = '/hire/seo/fr/paris'
const MOST = MAX_PAGES * PAGE_SIZE + 30

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
  // Ids that say nothing about the order of a list.
  await sql`insert into "user" (id, name, email)
    select md5(n::text), 'Expert ' || n, n || '@example.test' from generate_series(1, ${MOST}) as n`.execute(
    site.deps.db,
  )
  await sql`insert into profile (id, slug, name, owner_user_id, country_code, city_slug, visibility)
    select md5(n::text), 'expert-' || n, 'Expert ' || n, md5(n::text), 'fr', 'paris', 'PUBLIC'
    from generate_series(1, ${MOST}) as n`.execute(site.deps.db)
})
afterAll(() => site.close())

/** An expert of a list: with a score in hundredths, and until when they are new. */
type Listed = { score: number; until: string | null }

const at = (now: Date) => ({ ...site.deps, now: () => now })

/** Lists `expert-1`, `expert-2` and so on, as the job of the day finds them. */
async function list(experts: Listed[], skill = 'seo'): Promise<void> {
  const { db } = site.deps
  await sql`delete from listing`.execute(db)
  await sql`delete from expert_search`.execute(db)
  await sql`truncate newcomer_turn`.execute(db)
  await sql`truncate listing_change, listing_tally`.execute(db)
  const keys = listingKeys({ skill, country: 'fr', city: 'paris' }, [FREELANCER])
  const given = sql`json_to_recordset(${JSON.stringify(experts.map((one, index) => ({ ...one, n: index + 1 })))}::json)
    as given (n integer, score integer, until date)`
  await sql`insert into listing (skill, profile_id, country_code, city_slug, score, keys, listed_at, edited_at)
    select ${skill}, md5(n::text), 'fr', 'paris', score / 100.0, ${keys}::integer[], '2026-06-01', '2026-06-01'
    from ${given}`.execute(db)
  await sql`update profile set new_until = until, ranking_score = score / 100.0, country_code = 'fr', city_slug = 'paris'
    from ${given} where id = md5(n::text)`.execute(db)
  await rotateNewcomers(at(NOW))
}

type Read = { path?: string; page?: number; now?: Date; sort?: HireSort; filter?: HireFilter }

async function read({ path = PATH, page = 1, now = NOW, sort = 'recommended', filter = NO_HIRE_FILTER }: Read = {}) {
  const answer = await readHirePage(at(now), { path, page, sort, filter })
  if (!answer.ok) throw new Error(answer.error.detail)
  return answer.value
}

const slugsOf = ({ experts }: { experts: { slug: string }[] }) => experts.map(({ slug }) => slug)
const labelledOf = ({ experts }: { experts: { slug: string; isNew?: true | undefined }[] }) =>
  experts.filter(({ isNew }) => isNew).map(({ slug }) => slug)

/** The experts of a list by score. Ids decide between equals, as in the database. */
async function byScore(): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`select slug from listing join profile on profile.id = profile_id
    order by score desc, profile_id`.execute(site.deps.db)
  return rows.map(({ slug }) => slug)
}

const listed: fc.Arbitrary<Listed> = fc.record({
  score: fc.integer({ min: 0, max: 100 }),
  until: fc.constantFrom(null, null, null, YESTERDAY, TODAY, TOMORROW, '2026-08-20'),
})

test('R811 R811a whatever the list: newcomers have the 8th and the 16th place, all pages show everyone once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.array(listed, { maxLength: 30 }), fc.array(listed, { minLength: 24, maxLength: 120 })),
      fc.constantFrom('/hire/seo', '/hire/seo/fr', PATH),
      async (experts, path) => {
        await list(experts)
        const sorted = await byScore()
        const isNew = (slug: string) => (experts[Number(slug.slice(7)) - 1]?.until ?? '') > TODAY
        const first = await read({ path })
        const pages = [first]
        for (let page = 2; page <= first.pages; page++) pages.push(await read({ path, page }))

        const candidates = sorted.slice(PAGE_SIZE).filter(isNew)
        const places = Math.min(2, candidates.length)
        const promoted = [slugsOf(first)[7], slugsOf(first)[15]].slice(0, places)
        expect(candidates).toEqual(expect.arrayContaining(promoted))
        expect(new Set(promoted).size).toBe(places)
        const others = sorted.filter((slug) => !promoted.includes(slug))
        // R43: within a page near-equals change places.
        const expected = [
          [...others.slice(0, PAGE_SIZE - places), ...promoted],
          ...Array.from({ length: Math.max(0, first.pages - 1) }, (_, at) =>
            others.slice((at + 1) * PAGE_SIZE - places, (at + 2) * PAGE_SIZE - places),
          ),
        ]
        expect(pages.map((page) => slugsOf(page).toSorted())).toEqual(expected.map((page) => page.toSorted()))
        expect(pages.map(({ total }) => total)).toEqual(pages.map(() => experts.length))
        expect(pages.map(labelledOf)).toEqual(pages.map((page) => slugsOf(page).filter(isNew)))
      },
    ),
    { numRuns: 60 },
  )
}, 120_000)

/** As many experts, the last of whom are new. */
const withNewcomers = (count: number, newcomers: number): Listed[] =>
  Array.from({ length: count }, (_, at) => ({
    score: 100 - Math.floor((at / count) * 100),
    until: at >= count - newcomers ? '2027-12-31' : null,
  }))

test('R811a a list with more experts than pages can show has full pages, and no one twice', async () => {
  await list(withNewcomers(MOST, 5))
  const shown: string[] = []
  for (let page = 1; page <= MAX_PAGES; page++) {
    const slugs = slugsOf(await read({ page }))
    expect(slugs).toHaveLength(PAGE_SIZE)
    shown.push(...slugs)
  }
  expect(new Set(shown).size).toBe(MAX_PAGES * PAGE_SIZE)
  expect(shown.filter((slug) => Number(slug.slice(7)) > MOST - 5)).toHaveLength(2)
  expect((await read()).total).toBe(MOST)
})

const promotedOn = async (day: string, path = PATH) => {
  const now = new Date(`${day}T12:00:00Z`)
  await rotateNewcomers(at(now))
  const slugs = slugsOf(await read({ path, now }))
  return [slugs[7], slugs[15]]
}
async function move(slug: string, city: string): Promise<void> {
  const { db } = site.deps
  await sql`update profile set city_slug = ${city} where slug = ${slug}`.execute(db)
  await sql`update listing set city_slug = ${city}
    where profile_id = (select id from profile where slug = ${slug})`.execute(db)
}
const days = (count: number) =>
  Array.from({ length: count }, (_, at) => new Date(Date.UTC(2026, 5, 1 + at)).toISOString().slice(0, 10))

test('R812 all day the same newcomers have the places, even if others are listed meanwhile', async () => {
  await list(withNewcomers(90, 40))
  const { db } = site.deps
  await sql`update profile set new_until = null where slug between 'expert-60' and 'expert-89'`.execute(db)
  await sql`truncate newcomer_turn`.execute(db)
  const promoted = new Set([String(await promotedOn(TODAY))])
  await sql`update profile set new_until = '2027-12-31' where slug between 'expert-60' and 'expert-89'`.execute(db)
  for (const time of ['12:30:00', '18:00:00', '23:59:59']) {
    const now = new Date(`${TODAY}T${time}Z`)
    await Promise.all([rotateNewcomers(at(now)), rotateNewcomers(at(now))])
    const slugs = slugsOf(await read({ now }))
    promoted.add(String([slugs[7], slugs[15]]))
  }
  expect(promoted.size).toBe(1)
  expect(promoted).not.toContain(String(await promotedOn(TOMORROW)))
})

test('R812 until the job of a day has run, those of the day before have the places', async () => {
  await list(withNewcomers(60, 12))
  const before = slugsOf(await read())
  expect(slugsOf(await read({ now: new Date(`${TOMORROW}T00:00:10Z`) }))[7]).toBe(before[7])
})

test('R811 a newcomer who is delisted, moves or is not complete any more leaves the place at once', async () => {
  await list(withNewcomers(60, 2))
  const { db } = site.deps
  const [first = '', second = ''] = await promotedOn(TODAY)
  const idOf = (slug: string) => sql`(select id from profile where slug = ${slug})`
  await sql`update profile set new_until = null where slug = ${first}`.execute(db)
  expect((await promotedOn(TODAY))[0]).toBe(second)
  await sql`update profile set new_until = '2027-12-31' where slug = ${first}`.execute(db)
  await move(first, 'lyon')
  expect((await promotedOn(TODAY))[0]).toBe(second)
  await sql`delete from listing where profile_id = ${idOf(second)}`.execute(db)
  const page = await read()
  expect(slugsOf(page)).toEqual(slugsOf(await read({ filter: { ...NO_HIRE_FILTER, type: 'freelancer' } })))
  expect(labelledOf(page)).toEqual([])
})

// Fewer than are ordered for a day, and several times as many.
test.each([12, 90])('R812 of %i newcomers, each has a turn, and no one has many', async (newcomers) => {
  await list(withNewcomers(newcomers + 30, newcomers))
  const turns = new Map<string | undefined, number>()
  const span = newcomers * 4
  for (const day of days(span)) for (const slug of await promotedOn(day)) turns.set(slug, (turns.get(slug) ?? 0) + 1)
  expect([...turns.values()].reduce((sum, count) => sum + count, 0)).toBe(2 * span)
  expect([...turns.keys()].every((slug) => Number(slug?.slice(7)) > 30)).toBe(true)
  expect(turns.size).toBe(newcomers)
  // On average each has 8.
  expect(Math.max(...turns.values())).toBeLessThan(25)
})

test('R812 lists have turns of their own', async () => {
  await list(withNewcomers(60, 12))
  const same: string[] = []
  for (const day of days(10)) {
    if (String(await promotedOn(day)) === String(await promotedOn(day, '/hire/seo/fr'))) same.push(day)
  }
  expect(same.length).toBeLessThan(4)
})

test('R811 the list of a place has the newcomers of the place', async () => {
  await list(withNewcomers(60, 12))
  const [lyon = ''] = await byScore().then((slugs) => slugs.slice(-1))
  await move(lyon, 'lyon')
  const everywhere: (string | undefined)[] = []
  const inParis: (string | undefined)[] = []
  for (const day of days(40)) {
    everywhere.push(...(await promotedOn(day, '/hire/seo/fr')))
    inParis.push(...(await promotedOn(day)))
  }
  expect(everywhere).toContain(lyon)
  expect(inParis).not.toContain(lyon)
})

test('R811b filtered lists, other orders and searches are as without newcomers', async () => {
  const experts = withNewcomers(60, 12)
  const answers = async () => {
    await sql`select index_experts(array(select profile_id from listing))`.execute(site.deps.db)
    const filtered = await read({ filter: { ...NO_HIRE_FILTER, type: 'freelancer' } })
    const sorted = await Promise.all((['newest', 'lowest-minimum'] as const).map((sort) => read({ sort })))
    const found = await searchExperts(site.deps, { q: '', page: 1, sort: 'recommended', filter: NO_HIRE_FILTER })
    return [filtered, ...sorted, found].map(({ experts: cards, total }) => ({ cards, total }))
  }
  await list(experts)
  expect(labelledOf(await read())).toHaveLength(2)
  const withThem = await answers()
  await list(experts.map(({ score }) => ({ score, until: null })))
  expect(withThem).toEqual(await answers())
  expect(withThem.map(({ total }) => total)).toEqual([60, 60, 60, 60])
})

test('R813 where a page shows everyone, newcomers keep their places by score and are labelled', async () => {
  await list(withNewcomers(PAGE_SIZE, 3))
  const page = await read()
  expect(slugsOf(page).slice(-3).toSorted()).toEqual(labelledOf(page).toSorted())
  expect(labelledOf(page)).toHaveLength(3)
})
