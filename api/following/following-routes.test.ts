import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { newId } from '#db/new-id.ts'
import { makeExpert, makeSite } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'
import { refreshListing } from '#use-cases/lists/refresh-listing.ts'

const BASE = '/v1/marketplace/me/following'
const NOW = new Date('2026-06-30T12:00:00Z')
const DAY = 86_400_000
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY)

let site: TestSite
let now = NOW
let reader: { cookie: string; userId: string }
let ada: Awaited<ReturnType<typeof makeExpert>>
let studio: Awaited<ReturnType<typeof makeExpert>>

beforeAll(async () => {
  site = await openTestSite({ unlimited: true, now: () => now })
  const { db } = site.deps
  reader = await site.signUp('reader@example.test')
  ada = await makeExpert(db, { slug: 'ada', name: 'Ada' })
  studio = await makeExpert(db, { slug: 'the-studio', name: 'The Studio', agency: true })
  for (const { profileId } of [ada, studio]) {
    await db.transaction().execute((transaction) => refreshListing(transaction, profileId, { now: NOW }))
  }
})
beforeEach(async () => {
  now = NOW
  const { db } = site.deps
  await db.deleteFrom('follow').execute()
  await db.deleteFrom('news_reader').execute()
  await db.deleteFrom('badge').execute()
  await db.deleteFrom('asset').where('id', 'not in', [ada.siteId, studio.siteId]).execute()
  await db
    .updateTable('profile')
    .set({ visibility: 'PUBLIC', expert_status: 'ACTIVE', availability_changed_at: null })
    .where('id', 'in', [ada.profileId, studio.profileId])
    .execute()
})
afterAll(() => site.close())

async function follow(profileId: string, { userId = reader.userId, at = daysAgo(1) } = {}): Promise<void> {
  await site.deps.db.insertInto('follow').values({ user_id: userId, profile_id: profileId, created_at: at }).execute()
}

async function badge(profileId: string, badge_name: string, created_at: Date): Promise<void> {
  const row = { id: newId(), profile_id: profileId, badge_type: 'partner' as const, badge_name, created_at }
  await site.deps.db.insertInto('badge').values(row).execute()
}

async function available(profileId: string, at: Date, status: 'AVAILABLE' | 'LIMITED' = 'AVAILABLE'): Promise<void> {
  await site.deps.db
    .updateTable('profile')
    .set({ availability_status: status, availability_from: null, availability_changed_at: at })
    .where('id', '=', profileId)
    .execute()
}

type Item = {
  kind: string
  isNew: boolean
  profile: { slug: string }
  asset?: { name: string }
  badge?: { badgeName: string }
  availability?: { status: string }
}
type Page = { items: Item[]; total: number; page: number; pages: number; since: string }

async function news(query = '', cookie = reader.cookie): Promise<Page> {
  return (await site.send('GET', `${BASE}/news?${query}`, { cookie })).body as unknown as Page
}
const summaries = ({ items }: Page) =>
  items.map((item) => [
    item.profile.slug,
    item.asset?.name ?? item.badge?.badgeName ?? item.availability?.status ?? item.kind,
  ])
async function followed(query = '', cookie = reader.cookie) {
  const { body } = await site.send('GET', `${BASE}?${query}`, { cookie })
  return body as unknown as { items: { slug: string; followedOn: string }[]; total: number; pages: number }
}

test('R130 an account sees only its own follows, the latest first, each as a card', async () => {
  const other = await site.signUp('other@example.test')
  await follow(ada.profileId, { at: daysAgo(3) })
  await follow(studio.profileId, { at: daysAgo(2) })
  await follow(studio.profileId, { userId: other.userId })
  await badge(ada.profileId, 'Certified Partner', daysAgo(1))
  expect((await followed()).items).toMatchObject([
    { slug: 'the-studio', type: 'agency', followedOn: daysAgo(2).toISOString() },
    { slug: 'ada', type: 'freelancer', badges: [{ badgeName: 'Certified Partner' }] },
  ])
  expect((await followed('', other.cookie)).items.map((one) => one.slug)).toEqual(['the-studio'])
  expect((await news('', other.cookie)).items).toEqual([])
  expect(summaries(await news())).toEqual([['ada', 'Certified Partner']])
})

test('R131 sites, availability and badges of 30 days, the newest first', async () => {
  await follow(ada.profileId)
  await follow(studio.profileId)
  const mine = { owner_user_id: ada.userId }
  await makeSite(site.deps.db, { ...mine, name: 'Fresh', published_at: daysAgo(2) })
  await makeSite(site.deps.db, { owner_workspace_id: studio.workspaceId, name: 'Theirs', published_at: daysAgo(4) })
  await makeSite(site.deps.db, { ...mine, name: 'Old', published_at: daysAgo(31) })
  await makeSite(site.deps.db, { ...mine, name: 'To come', published_at: daysAgo(-1) })
  await makeSite(site.deps.db, { ...mine, name: 'Hidden', public: false, published_at: daysAgo(1) })
  await makeSite(site.deps.db, { ...mine, name: 'Draft', published_at: null })
  await makeSite(site.deps.db, { ...mine, name: 'Template', type: 'templates', published_at: daysAgo(1) })
  await badge(studio.profileId, 'Global Leader', daysAgo(3))
  await badge(studio.profileId, 'Premium Partner', daysAgo(40))
  await available(ada.profileId, daysAgo(5))
  await available(studio.profileId, daysAgo(5), 'LIMITED')
  const page = await news()
  expect(summaries(page)).toEqual([
    ['ada', 'Fresh'],
    ['the-studio', 'Global Leader'],
    ['the-studio', 'Theirs'],
    ['ada', 'AVAILABLE'],
  ])
  expect([page.total, page.pages, page.since]).toEqual([4, 1, daysAgo(30).toISOString()])
})

test('R130 the hidden are in no list, total or news; shown again, they are back', async () => {
  await follow(ada.profileId)
  await badge(ada.profileId, 'Global Leader', daysAgo(1))
  const hide = (values: object) =>
    site.deps.db.updateTable('profile').set(values).where('id', '=', ada.profileId).execute()
  for (const values of [{ visibility: 'PRIVATE' }, { visibility: 'PUBLIC', expert_status: 'SUSPENDED' }]) {
    await hide(values)
    expect(await followed()).toMatchObject({ items: [], total: 0, pages: 0 })
    expect(await news()).toMatchObject({ items: [], total: 0, pages: 0 })
  }
  await hide({ expert_status: 'ACTIVE' })
  expect([(await followed()).total, (await news()).total]).toEqual([1, 1])
})

test('R131 who is not listed has no availability to tell of', async () => {
  await follow(ada.profileId)
  await available(ada.profileId, daysAgo(1))
  expect((await news()).total).toBe(1)
  const { db } = site.deps
  const relist = () =>
    db.transaction().execute((transaction) => refreshListing(transaction, ada.profileId, { now: NOW }))
  await db.updateTable('profile').set({ expert_status: 'PAUSED' }).where('id', '=', ada.profileId).execute()
  await relist()
  expect((await news()).total).toBe(0)
  await db.updateTable('profile').set({ expert_status: 'ACTIVE' }).where('id', '=', ada.profileId).execute()
  await relist()
})

test('R172 setting badges makes news of those alone that were not there', async () => {
  const { db } = site.deps
  await follow(ada.profileId)
  const admin = await site.signUp('badges-admin@example.test')
  await db.updateTable('user').set({ role: 'admin' }).where('id', '=', admin.userId).execute()
  const old = { badgeType: 'partner', badgeName: 'Global Leader' }
  const award = { badgeType: 'award', badgeName: 'Best Animation', awardLevel: 'winner', awardDate: '2025-01-01' }
  const set = (badges: object[]) =>
    site.send('PATCH', '/v1/marketplace/admin/profiles/ada', {
      cookie: admin.cookie,
      body: { badges, reason: 'As decided' },
    })
  await set([old, award])
  await db
    .updateTable('badge')
    .set({ created_at: daysAgo(40) })
    .execute()
  const added = { ...award, awardLevel: 'finalist' }
  const { status, body } = await set([added, award, old])
  expect([status, (body['badgesV2'] as object[]).length]).toEqual([200, 3])
  await db
    .updateTable('badge')
    .set({ created_at: daysAgo(1) })
    .where('created_at', '>', daysAgo(39))
    .execute()
  expect((await news()).items.map((item) => item.badge)).toMatchObject([{ awardLevel: 'finalist' }])
  expect((await set([old])).body['badgesV2']).toMatchObject([old])
})

test('R131 since the last visit, however long ago; what came after it is new', async () => {
  await follow(ada.profileId)
  await badge(ada.profileId, 'Global Leader', daysAgo(60))
  await badge(ada.profileId, 'Premium Partner', daysAgo(70))
  now = daysAgo(65)
  expect((await news('look=true')).items.map((item) => item.isNew)).toEqual([false])
  now = NOW
  // Requesting the news without `look` is no visit.
  await news()
  await news('look=true')
  now = new Date(NOW.getTime() + 50 * 60_000)
  const again = await news('look=true')
  expect([summaries(again), again.items[0]?.isNew]).toEqual([[['ada', 'Global Leader']], true])
  now = new Date(NOW.getTime() + 3 * 60 * 60_000)
  expect((await news('look=true')).items).toEqual([])
})

test('R131 pages go on without a gap', async () => {
  await follow(ada.profileId)
  for (let index = 0; index < 30; index += 1) {
    await makeSite(site.deps.db, { owner_user_id: ada.userId, name: `Site ${index}`, published_at: daysAgo(3) })
  }
  const [first, second] = [await news(), await news('page=2')]
  expect([first.items.length, second.items.length, first.total, first.pages]).toEqual([24, 6, 30, 2])
  expect(new Set([...summaries(first), ...summaries(second)].map(String)).size).toBe(30)
})

test('R132 an edit that turns available is news, confirming it is not', async () => {
  const owner = await site.signUp('owner@example.test')
  const { db } = site.deps
  await db.updateTable('profile').set({ owner_user_id: owner.userId }).where('id', '=', ada.profileId).execute()
  const changedAt = async (availability: object | null, at: Date) => {
    now = at
    const body = { expertsMetadata: { availability } }
    const { status } = await site.send('PATCH', '/v1/marketplace/profile/user', { cookie: owner.cookie, body })
    const row = await db
      .selectFrom('profile')
      .select('availability_changed_at')
      .where('id', '=', ada.profileId)
      .executeTakeFirstOrThrow()
    return [status, row.availability_changed_at]
  }
  expect(await changedAt({ status: 'UNAVAILABLE' }, daysAgo(9))).toEqual([200, null])
  expect(await changedAt({ status: 'AVAILABLE' }, daysAgo(8))).toEqual([200, daysAgo(8)])
  expect(await changedAt({ status: 'AVAILABLE' }, daysAgo(7))).toEqual([200, daysAgo(8)])
  expect(await changedAt({ status: 'AVAILABLE', from: '2026-08-01' }, daysAgo(6))).toEqual([200, daysAgo(6)])
  expect(await changedAt(null, daysAgo(5))).toEqual([200, null])
  await db.updateTable('profile').set({ owner_user_id: ada.userId }).where('id', '=', ada.profileId).execute()
})

test('R310 an account learns which experts it follows, likes and owns, of those that everyone may see', async () => {
  const { db } = site.deps
  const reactions = (slugs: string, { cookie } = reader) =>
    site.send('GET', `/v1/marketplace/me/marks?slugs=${slugs}`, { cookie })
  await follow(ada.profileId)
  await db.insertInto('profile_like').values({ user_id: reader.userId, profile_id: studio.profileId }).execute()
  expect((await reactions('the-studio,ada,nobody-here')).body).toEqual({
    followed: ['ada'],
    liked: ['the-studio'],
    own: [],
  })
  await db.updateTable('profile').set({ visibility: 'PRIVATE' }).where('id', '=', ada.profileId).execute()
  expect((await reactions('ada')).body).toEqual({ followed: [], liked: [], own: [] })
  const owner = await site.signUp('owner-of-marks@example.test')
  await makeExpert(db, { slug: 'my-own', owner_user_id: owner.userId })
  expect((await reactions('my-own,the-studio', owner)).body).toEqual({ followed: [], liked: [], own: ['my-own'] })
  expect((await reactions('my-own')).body).toEqual({ followed: [], liked: [], own: [] })
  for (const slugs of ['', 'a b', Array.from({ length: 25 }, (_one, at) => `expert-${at}`).join(',')]) {
    expect((await reactions(slugs)).status).toBe(400)
  }
})

test('R32 401 comes before a bad query or body, which are refused by name', async () => {
  for (const path of [`${BASE}?page=0`, `${BASE}/news?page=0`, `${BASE}/digest`, '/v1/marketplace/me/marks']) {
    expect((await site.send('GET', path)).status).toBe(401)
  }
  expect((await site.send('PATCH', `${BASE}/digest`, { body: {} })).status).toBe(401)
  for (const path of [BASE, `${BASE}/news`]) {
    for (const page of ['0', '51', 'x', '1.5']) {
      const { status, body } = await site.send('GET', `${path}?page=${page}`, { cookie: reader.cookie })
      expect([page, status, Object.keys(body['fields'] as object)]).toEqual([page, 400, ['page']])
    }
  }
  const { status } = await site.send('PATCH', `${BASE}/digest`, { cookie: reader.cookie, body: { weekly: 'yes' } })
  expect(status).toBe(400)
})
