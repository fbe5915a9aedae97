import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import type { ProfileViewEvent } from '#db/queries/statistics/views.ts'
import { makeExpert, makeProfile, makeUser, makeWorkspace } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'
import { purgeStatistics } from '#use-cases/statistics/purge-statistics.ts'
import { recordViews } from '#use-cases/statistics/record-views.ts'

import { createViewCounter } from './view-counter.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'
const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const NEVER = 10_000_000
const ORIGIN = 'http://localhost:3000'

let site: TestSite
let today = new Date('2026-05-10T10:00:00Z')
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

function openCounter(overrides: { record?: (views: ProfileViewEvent[]) => Promise<void>; atMost?: number } = {}) {
  return createViewCounter({
    record: (views) => recordViews(site.deps, views),
    secret: 'a secret of this test',
    isOwnOrigin: (origin) => origin === ORIGIN,
    hirePath: (path) => site.deps.catalogue.canonicalHirePage(path)?.path,
    now: () => today,
    onError: () => {},
    everyMs: NEVER,
    ...overrides,
  })
}

const visit = (handle: string, { address = '198.51.100.1', headers = {} as Record<string, string> } = {}) => ({
  handle,
  header: (name: string) => ({ 'user-agent': BROWSER, ...headers })[name],
  clientAddress: address,
})

async function countsOf(profileId: string) {
  const { db } = site.deps
  const profile = await db
    .selectFrom('profile')
    .where('id', '=', profileId)
    .select(['num_views', 'version', 'updated_at'])
    .executeTakeFirstOrThrow()
  const days = await db
    .selectFrom('profile_day')
    .where('profile_id', '=', profileId)
    .select(['day', 'views'])
    .orderBy('day')
    .execute()
  const sources = await db
    .selectFrom('profile_source')
    .where('profile_id', '=', profileId)
    .select(['source', 'views'])
    .orderBy('source')
    .execute()
  return { ...profile, days, sources }
}

const makePublic = (slug: string) => makeExpert(site.deps.db, { slug })

test('R120 a visitor counts once a day, whatever the batches', async () => {
  const { profileId } = await makePublic('once-a-day')
  const counter = openCounter()
  counter.count(visit('once-a-day', { headers: { referer: `${ORIGIN}/hire/web-design?page=2` } }))
  counter.count(visit('once-a-day'))
  await counter.flush()
  counter.count(visit('once-a-day'))
  counter.count(visit('once-a-day', { address: '198.51.100.2' }))
  await counter.flush()
  today = new Date('2026-05-11T00:00:01Z')
  counter.count(visit('once-a-day'))
  await counter.flush()
  today = new Date('2026-05-10T10:00:00Z')
  expect(await countsOf(profileId)).toMatchObject({
    num_views: 3,
    version: 1,
    updated_at: new Date('2026-06-01T00:00:00Z'),
    days: [
      { day: '2026-05-10', views: 2 },
      { day: '2026-05-11', views: 1 },
    ],
    sources: [
      { source: '/hire/web-design', views: 1 },
      { source: 'direct', views: 1 },
      { source: 'direct', views: 1 },
    ],
  })
  await counter.close()
})

test('R120 R230 however many browsers come from one network, it has one view a day', async () => {
  const { profileId } = await makePublic('one-network')
  const counter = openCounter()
  for (let nth = 0; nth < 300; nth++) {
    const address = nth % 2 === 0 ? '2001:db8:1:2::1' : `2001:db8:1:2:${nth.toString(16)}::1`
    counter.count(visit('one-network', { address, headers: { 'user-agent': `${BROWSER} Edition/${nth}` } }))
    if (nth % 100 === 0) await counter.flush()
  }
  counter.count(visit('one-network', { address: '2001:db8:1:3::1' }))
  await counter.close()
  expect(await countsOf(profileId)).toMatchObject({ num_views: 2 })
})

test('R120 bots, prefetching and those without a user agent do not count', async () => {
  const { profileId } = await makePublic('no-bots')
  const counter = openCounter()
  counter.count(visit('no-bots', { headers: { 'user-agent': BOT } }))
  counter.count(visit('no-bots', { headers: { 'user-agent': '' } }))
  counter.count(visit('no-bots', { headers: { 'sec-purpose': 'prefetch;prerender' } }))
  await counter.close()
  expect(await countsOf(profileId)).toMatchObject({ num_views: 0, days: [] })
})

test('R120 those who may edit do not count; a member and a stranger do', async () => {
  const { db } = site.deps
  const { profileId, userId, workspaceId } = await makeExpert(db, { slug: 'our-agency', agency: true })
  const [member, stranger, admin] = [await makeUser(db), await makeUser(db), await makeUser(db, { role: 'admin' })]
  await db
    .insertInto('workspace_member')
    .values({ workspace_id: workspaceId, user_id: member.id, role: 'member' })
    .execute()
  const counter = openCounter()
  for (const [index, viewerUserId] of [userId, admin.id, member.id, stranger.id].entries()) {
    counter.count({ ...visit('our-agency', { address: `198.51.100.${index}` }), viewerUserId })
  }
  await counter.close()
  expect(await countsOf(profileId)).toMatchObject({ num_views: 2 })

  const person = await makeExpert(db, { slug: 'just-me' })
  const own = openCounter()
  own.count({ ...visit('just-me'), viewerUserId: person.userId })
  await own.close()
  expect(await countsOf(person.profileId)).toMatchObject({ num_views: 0 })
})

test('R120 what visitors cannot see has no views', async () => {
  const { db } = site.deps
  const workspace = await makeWorkspace(db)
  const hidden = await makeProfile(db, { slug: 'still-private', owner_workspace_id: workspace.id })
  const counter = openCounter()
  counter.count(visit('still-private'))
  counter.count(visit('nobody-at-all'))
  await counter.close()
  expect(await countsOf(hidden.id)).toMatchObject({ num_views: 0 })
})

test('R120 two nodes that saw the same visitors count them once', async () => {
  const slugs = ['two-nodes-a', 'two-nodes-b', 'two-nodes-c']
  const experts = await Promise.all(slugs.map(makePublic))
  const nodes = [openCounter(), openCounter()]
  for (const [index, node] of nodes.entries()) {
    const order = index === 0 ? slugs : slugs.toReversed()
    for (const slug of order) {
      for (let guest = 0; guest < 40; guest++) node.count(visit(slug, { address: `203.0.113.${guest}` }))
    }
  }
  await Promise.all(nodes.map((node) => node.close()))
  for (const { profileId } of experts) expect(await countsOf(profileId)).toMatchObject({ num_views: 40 })
})

test('a batch that could not be written is written with the next', async () => {
  const { profileId } = await makePublic('tried-again')
  const record = vi.fn<(views: ProfileViewEvent[]) => Promise<void>>((views) => recordViews(site.deps, views))
  record.mockRejectedValueOnce(new Error('the database is away'))
  const counter = openCounter({ record })
  counter.count(visit('tried-again'))
  await counter.flush()
  expect(await countsOf(profileId)).toMatchObject({ num_views: 0 })
  counter.count(visit('tried-again', { address: '198.51.100.9' }))
  await counter.flush()
  expect(await countsOf(profileId)).toMatchObject({ num_views: 2 })
  await counter.close()
})

test('memory is bounded', async () => {
  const record = vi.fn<(views: ProfileViewEvent[]) => Promise<void>>().mockResolvedValue()
  const counter = openCounter({ record, atMost: 5 })
  for (let guest = 0; guest < 50; guest++) counter.count(visit('crowded', { address: `203.0.113.${guest}` }))
  await counter.close()
  expect(record.mock.calls.map(([views]) => views.length)).toEqual([5])
})

test('R120 closing the site writes what waits; addresses are kept nowhere, visitors for two days', async () => {
  const { profileId } = await makePublic('at-shutdown')
  site.deps.views.count(visit('at-shutdown', { address: '192.0.2.77' }))
  await site.deps.views.close()
  expect(await countsOf(profileId)).toMatchObject({ num_views: 1 })
  const visitors = site.deps.db.selectFrom('profile_view').where('profile_id', '=', profileId).select('visitor')
  const [row] = await visitors.execute()
  expect(row?.visitor).toMatch(/^[\w-]{22}$/)

  await purgeStatistics(site.deps)
  expect(await visitors.execute()).toHaveLength(1)
  await purgeStatistics({ ...site.deps, now: () => new Date(Date.now() + 3 * 86_400_000) })
  expect(await visitors.execute()).toHaveLength(0)
  expect(await countsOf(profileId)).toMatchObject({ num_views: 1 })
})
