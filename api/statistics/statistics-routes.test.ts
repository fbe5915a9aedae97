import { afterAll, beforeAll, expect, test } from 'vitest'

import { makeExpert, makeProfile } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'
import { refreshListings } from '#use-cases/lists/refresh-listings.ts'

const NOW = new Date('2026-06-10T12:00:00Z')
const PATH = '/v1/marketplace/me/statistics'

let site: TestSite
let owner: { cookie: string; userId: string }
let stranger: { cookie: string; userId: string }
beforeAll(async () => {
  site = await openTestSite({ now: () => NOW, unlimited: true })
  owner = await site.signUp('owner@example.test')
  stranger = await site.signUp('stranger@example.test', 'Stranger', { confirmed: true })
})
afterAll(() => site.close())

/** Listed in Paris, and this account's. */
async function makeOwnExpert(slug: string, userId: string) {
  const { db } = site.deps
  const { profileId, userId: previousOwner } = await makeExpert(db, { slug, title: 'Designer', skills: ['web-design'] })
  await db.updateTable('profile').set({ owner_user_id: userId }).where('id', '=', profileId).execute()
  await db.updateTable('asset').set({ owner_user_id: userId }).where('owner_user_id', '=', previousOwner).execute()
  await db.updateTable('workspace_member').set({ user_id: userId }).where('user_id', '=', previousOwner).execute()
  return profileId
}

const get = (query: string, cookie?: string) => site.send('GET', `${PATH}${query}`, { ...(cookie && { cookie }) })

test('R122 for those who may edit: 401, 404, 403, 400, in this order', async () => {
  await makeOwnExpert('own-expert', owner.userId)
  await makeProfile(site.deps.db, { slug: 'hidden-one', owner_workspace_id: await workspaceId() })
  expect((await get('?profile=own-expert&days=x')).status).toBe(401)
  expect((await get('', stranger.cookie)).status).toBe(404)
  expect((await get('?profile=hidden-one&days=x', stranger.cookie)).status).toBe(404)
  expect((await get('?profile=own-expert&days=x', stranger.cookie)).status).toBe(403)
  for (const days of ['0', '366', 'x', '-1', '1.5']) {
    const { status, body } = await get(`?profile=own-expert&days=${days}`, owner.cookie)
    expect([days, status, Object.keys(body['fields'] as object)]).toEqual([days, 400, ['days']])
  }
  expect((await get('?profile=OWN-expert', owner.cookie)).status).toBe(200)
  expect((await get('', owner.cookie)).body).toMatchObject({ profile: { slug: 'own-expert' } })
})

async function workspaceId() {
  const { db } = site.deps
  await db.insertInto('workspace').values({ id: 'w1', slug: 'w1', name: 'W' }).execute()
  return 'w1'
}

test('R121 follows and likes are in the day’s figures, and leave with who gave them', async () => {
  const react = (action: string) =>
    site.send('POST', `/v1/marketplace/profiles/${action}`, {
      cookie: stranger.cookie,
      body: { profileSlug: 'own-expert' },
    })
  const today = async () => {
    const { body } = await get('?days=7', owner.cookie)
    return (body['days'] as { day: string }[]).at(-1)
  }
  await react('follow')
  await react('follow')
  await react('like')
  expect(await today()).toEqual({ day: '2026-06-10', views: 0, likes: 1, followers: 1 })
  await react('unfollow')
  expect(await today()).toEqual({ day: '2026-06-10', views: 0, likes: 1, followers: 0 })
})

test('the series has no gaps and is compared with as many days before', async () => {
  const { db } = site.deps
  const { id } = await db.selectFrom('profile').where('slug', '=', 'own-expert').select('id').executeTakeFirstOrThrow()
  await db
    .insertInto('profile_day')
    .values([
      { profile_id: id, day: '2026-06-09', views: 4 },
      { profile_id: id, day: '2026-06-04', views: 2 },
      { profile_id: id, day: '2026-06-03', views: 5, followers: -1 },
      { profile_id: id, day: '2026-05-01', views: 100 },
    ])
    .execute()
  await db
    .insertInto('profile_source')
    .values([
      { profile_id: id, day: '2026-06-09', source: '/hire/web-design/fr/paris', views: 3 },
      { profile_id: id, day: '2026-06-04', source: 'direct', views: 2 },
      { profile_id: id, day: '2026-06-09', source: 'example.com', views: 1 },
      { profile_id: id, day: '2026-05-01', source: 'search', views: 100 },
    ])
    .execute()
  const { body } = await get('?days=7', owner.cookie)
  const days = body['days'] as { day: string; views: number }[]
  expect(days.map(({ day }) => day.slice(5))).toEqual(['06-04', '06-05', '06-06', '06-07', '06-08', '06-09', '06-10'])
  expect(body).toMatchObject({
    totals: { views: 6, likes: 1, followers: 0 },
    before: { views: 5, likes: 0, followers: -1 },
    sources: [
      { source: '/hire/web-design/fr/paris', kind: 'hire', name: 'Web Design in Paris', views: 3 },
      { source: 'direct', kind: 'direct', name: null, views: 2 },
      { source: 'example.com', kind: 'host', name: null, views: 1 },
    ],
  })
})

test('R123 positions by score, on every page that lists the profile', async () => {
  const { db } = site.deps
  const own = await db.selectFrom('profile').where('slug', '=', 'own-expert').select('id').executeTakeFirstOrThrow()
  const skills = ['web-design']
  const better = await makeExpert(db, {
    skills,
    about: 'x'.repeat(500),
    website: 'https://a.example',
    title: 'Designer',
  })
  const worse = await makeExpert(db, { skills, city: 'Lyon', city_slug: 'lyon' })
  await refreshListings(site.deps, [own.id, better.profileId, worse.profileId])
  const { body } = await get('', owner.cookie)
  expect(body['positions']).toEqual([
    expect.objectContaining({ place: null, path: '/hire/web-design', position: 2, of: 3 }),
    expect.objectContaining({ place: { kind: 'country', displayName: 'France' }, position: 2, of: 3 }),
    expect.objectContaining({ place: { kind: 'city', displayName: 'Paris' }, position: 2, of: 2 }),
  ])
  const { parts, raises } = body['score'] as { parts: { name: string }[]; raises: { name: string }[] }
  expect(parts.map(({ name }) => name)).toContain('completeness')
  expect(raises.map(({ name }) => name)).toEqual(expect.arrayContaining(['website', 'about']))
})
