import { afterAll, beforeAll, expect, test } from 'vitest'

import { makeMessage } from '#test/make-message.ts'
import { makeExpert } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'
import { recordShown } from '#use-cases/statistics/record-shown.ts'
import { recordViews } from '#use-cases/statistics/record-views.ts'

/** A Wednesday. */
const NOW = new Date('2026-06-10T12:00:00Z')

type Person = { cookie: string; userId: string }

let site: TestSite
let owner: Person
let stranger: Person
let admin: Person
let profileId: string

beforeAll(async () => {
  site = await openTestSite({ now: () => NOW, unlimited: true })
  const { db } = site.deps
  owner = await site.signUp('owner@example.test', 'Olga Owner', { confirmed: true })
  stranger = await site.signUp('stranger@example.test', 'Stan Stranger', { confirmed: true })
  admin = await site.signUp('admin@example.test', 'Ada Admin', { confirmed: true })
  await db.updateTable('user').set({ role: 'admin' }).where('id', '=', admin.userId).execute()
  profileId = (await makeExpert(db, { slug: 'olga', skills: ['seo', 'branding'], city: 'Lyon', city_slug: 'lyon' }))
    .profileId
  await db.updateTable('profile').set({ owner_user_id: owner.userId }).where('id', '=', profileId).execute()

  const shown = (day: string, source: string, times: number) => ({ handle: 'olga', day, source, times })
  await recordShown(site.deps, {
    experts: [
      shown('2026-06-08', '/hire/seo', 40),
      shown('2026-06-07', '/hire/seo/fr', 20),
      shown('2026-06-07', 'search', 5),
      shown('2026-03-22', 'search', 100),
    ],
    words: [
      { word: 'zorpify', day: '2026-06-01', searches: 3, nobody: 2 },
      { word: 'zorpify', day: '2026-06-02', searches: 2, nobody: 2 },
      { word: 'quuxing', day: '2026-06-09', searches: 9, nobody: 9 },
    ],
  })
  const view = (day: string, visitor: string, source: string) => ({
    handle: 'olga',
    day,
    visitor,
    source,
    viewerUserId: null,
  })
  await recordViews(site.deps, [
    view('2026-06-08', 'a', '/hire/seo'),
    view('2026-06-08', 'b', 'google.com'),
    view('2026-06-07', 'a', 'search'),
  ])
  const message = async (day: string, values: object = {}) =>
    (await makeMessage(db, { profile_id: profileId, created_at: new Date(`${day}T23:59:00Z`), ...values })).id
  const answered = { replied_at: NOW }
  const hired = await message('2026-06-08', answered)
  const claimed = await message('2026-06-08', answered)
  await message('2026-06-07')
  await message('2026-06-07', { status: 'filtered', filter_reason: 'Links.' })
  await message('2026-03-22', answered)
  const claim = { claimed_by: 'sender' as const, claimed_at: NOW }
  await db
    .insertInto('hire_claim')
    .values({ message_id: hired, state: 'confirmed', decided_at: NOW, ...claim })
    .execute()
  await db
    .insertInto('hire_claim')
    .values({ message_id: claimed, state: 'claimed', ...claim })
    .execute()
})
afterAll(() => site.close())

const get = (path: string, who?: Person) => site.send('GET', `/v1/marketplace${path}`, who && { cookie: who.cookie })

test('R351 the funnel is for those who may edit the profile', async () => {
  expect((await get('/me/funnel?profile=olga')).status).toBe(401)
  expect((await get('/me/funnel?profile=olga', stranger)).status).toBe(403)
  expect((await get('/me/funnel?profile=no-such', owner)).status).toBe(404)
  expect((await get('/me/funnel?profile=olga', admin)).status).toBe(200)
})

test('R351 twelve weeks without gaps, from shown to hired, each conversation in the week in which it began', async () => {
  const { body } = await get('/me/funnel', owner)
  const weeks = body['weeks'] as Record<string, unknown>[]
  expect([weeks.length, weeks[0]?.['week']]).toEqual([12, '2026-03-23'])
  expect(weeks.slice(-2)).toEqual([
    { week: '2026-06-01', shown: 25, opened: 1, contacted: 1, answered: 0, hired: 0 },
    { week: '2026-06-08', shown: 40, opened: 2, contacted: 2, answered: 2, hired: 1 },
  ])
  expect(body['totals']).toEqual({ shown: 65, opened: 3, contacted: 3, answered: 2, hired: 1 })
})

test('R351 by source: where the card was shown, and what led to the profile', async () => {
  const { body } = await get('/me/funnel', owner)
  expect(body['sources']).toEqual([
    { source: '/hire/seo', kind: 'hire', name: 'SEO', shown: 40, opened: 1 },
    { source: 'search', kind: 'search', name: null, shown: 5, opened: 1 },
    { source: 'google.com', kind: 'host', name: null, shown: 0, opened: 1 },
    { source: '/hire/seo/fr', kind: 'hire', name: 'SEO in France', shown: 20, opened: 0 },
  ])
})

test('R351 the export has how often a profile was shown', async () => {
  const { body } = await get('/me/export', owner)
  const [profile] = body['profiles'] as Record<string, unknown>[]
  expect(profile?.['shownInLists']).toEqual([
    { day: '2026-03-22', shown: 100 },
    { day: '2026-06-07', shown: 25 },
    { day: '2026-06-08', shown: 40 },
  ])
})

const rows = async (query: string) =>
  ((await get(`/admin/funnel?${query}`, admin)).body['rows'] as Record<string, unknown>[]).map((row) =>
    Object.values(row),
  )

test('R352 admins see the funnel by skill, country and city, for a period, narrowed to a skill or a country', async () => {
  expect((await get('/admin/funnel')).status).toBe(401)
  expect((await get('/admin/funnel', owner)).status).toBe(403)
  const { body } = await get('/admin/funnel?by=country&days=28', admin)
  const france = { slug: 'fr', name: 'France', shown: 65, opened: 3, contacted: 3, answered: 2, hired: 1 }
  expect(body['rows']).toEqual([france])
  const named = async (query: string) =>
    ((await get(`/admin/funnel?${query}`, admin)).body['rows'] as (typeof france)[]).map(
      ({ slug, shown, opened, contacted, hired }) => [slug, shown, opened, contacted, hired],
    )
  expect(await named('by=city&days=90')).toEqual([['lyon', 165, 3, 4, 1]])
  expect(await named('by=skill&days=7')).toEqual([
    ['seo', 60, 1, 3, 1],
    ['branding', 0, 0, 3, 1],
  ])
  expect(await named('by=city&skill=seo&country=fr')).toEqual([['lyon', 60, 1, 3, 1]])
  expect(await rows('by=city&country=de')).toEqual([])
})

test.each(['by=planet', 'days=8', 'skill=no-such-skill', 'country=xx', `skill=${'a'.repeat(500)}`, 'skill=%00'])(
  'R352 %s is refused',
  async (query) => {
    expect((await get(`/admin/funnel?${query}`, admin)).status).toBe(400)
  },
)

test('R354 words that were searched without results are listed until an admin has decided on them', async () => {
  const { body } = await get('/admin/funnel?days=28', admin)
  expect(body['words']).toEqual([
    { word: 'quuxing', searches: 9, nobody: 9, lastDay: '2026-06-09' },
    { word: 'zorpify', searches: 5, nobody: 4, lastDay: '2026-06-02' },
  ])
  expect((await get('/admin/searched-word?word=Zorpify', admin)).body).toMatchObject({ word: 'zorpify', searches: 5 })
  for (const word of ['never-typed', '%00', '']) {
    expect((await get(`/admin/searched-word?word=${word}`, admin)).status).toBe(404)
  }
  expect((await get('/admin/searched-word?word=zorpify', owner)).status).toBe(403)
  const decide = (decision: object) =>
    site.send('PATCH', '/v1/marketplace/admin/unmatched-terms', { cookie: admin.cookie, body: decision })
  const reason = 'A brand for it.'
  const mapped = { kind: 'skill', term: 'zorpify', status: 'mapped', target: 'seo', reason }
  expect((await decide(mapped)).body).toMatchObject({ kind: 'skill', term: 'zorpify', times: 5, status: 'mapped' })
  expect((await decide({ ...mapped, term: 'never-typed' })).status).toBe(404)
  expect(
    (await decide({ kind: 'city', term: 'quuxing', status: 'mapped', target: 'no-such-city', reason })).status,
  ).toBe(400)
  const left = (await get('/admin/funnel?days=28', admin)).body['words'] as { word: string }[]
  expect(left.map(({ word }) => word)).toEqual(['quuxing'])
})
