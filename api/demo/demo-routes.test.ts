import { afterAll, beforeAll, expect, test } from 'vitest'

import type { PlatformAccount } from '#domain/host/platform-account.ts'
import { MAX_DEMO_WORKSPACES } from '#domain/limits.ts'
import { joinToHost } from '#test/join-to-host.ts'
import { makeSite, makeUser, makeWorkspace } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

const BASE = '/v1/marketplace/demo'

let site: TestSite
let closed: TestSite
beforeAll(async () => {
  site = await openTestSite({ unlimited: true })
  closed = await openTestSite({ demo: false, unlimited: true })
})
afterAll(() => Promise.all([site.close(), closed.close()]))

const post = (path: string, cookie: string, body: unknown) => site.send('POST', `${BASE}${path}`, { cookie, body })

async function requirements(cookie: string, slug: string): Promise<string[]> {
  const { body } = await site.send('GET', `/v1/marketplace/profiles/${slug}`, { cookie })
  const { public: open, hirable } = body['requirements'] as Record<string, { name: string; met: boolean }[]>
  return [...(open ?? []), ...(hirable ?? [])].filter(({ met }) => met).map(({ name }) => name)
}

test('R125 an account that has 20 workspaces makes no more', async () => {
  const { cookie } = await site.signUp('many@example.test', 'Many Hats')
  const statuses: number[] = []
  for (let made = 0; made < MAX_DEMO_WORKSPACES; made++)
    statuses.push((await post('/plan', cookie, { plan: 'core' })).status)
  expect(new Set(statuses)).toEqual(new Set([200]))
  const { status, body } = await post('/plan', cookie, { plan: 'core' })
  expect([status, JSON.stringify(body)]).toEqual([
    403,
    expect.stringContaining('an account has at most 20 workspaces here'),
  ])
})

test('R125 R475 an account that was joined with the site builder’s acts for itself', async () => {
  const email = 'joined@example.test'
  const { cookie, userId } = await site.signUp(email, 'Joined', { confirmed: true })
  await joinToHost(site.deps, { userId, email, subject: 'joined-there' })
  const published = await post('/sites', cookie, { name: 'Own site', picture: 'pool-site-4' })
  const [work] = (published.body as unknown as PlatformAccount).work
  expect((await post(`/sites/${work?.id}`, cookie, { published: false })).status).toBe(200)
  const planned = (await post('/plan', cookie, { plan: 'core' })).body as unknown as PlatformAccount
  const [workspace] = planned.workspaces
  await post('/plan', cookie, { plan: 'free', workspaceId: workspace?.id })
  const { body, status } = await post('/age', cookie, { days: 2 })
  expect([status, body]).toMatchObject([
    200,
    { workspaces: [{ plan: 'free', role: 'owner' }], work: [{ id: work?.id }] },
  ])
})

test('R125 a newcomer publishes a site, takes a plan and waits four days', async () => {
  const { cookie } = await site.signUp('newcomer@example.test', 'New Comer')
  await site.send('POST', '/v1/marketplace/profile/user', { cookie, body: { name: 'New', slug: 'new-comer' } })
  expect(await requirements(cookie, 'new-comer')).toEqual([])

  const published = await post('/sites', cookie, { name: 'Café Müller & Söhne', picture: 'pool-site-4' })
  expect(published.status).toBe(200)
  const [work] = (published.body as unknown as PlatformAccount).work
  expect(work).toMatchObject({
    name: 'Café Müller & Söhne',
    slug: 'cafe-muller-sohne',
    thumbnailUrl: 'http://localhost:3000/media/thumbnail/pool-site-4/1280.webp',
    workspaceId: null,
  })
  expect(await requirements(cookie, 'new-comer')).toEqual(['publishedSite', 'showcasedSite'])

  const planned = (await post('/plan', cookie, { plan: 'core' })).body as unknown as PlatformAccount
  expect(planned.workspaces).toMatchObject([{ name: 'New Comer’s workspace', plan: 'core', role: 'owner' }])
  const workspaceId = planned.workspaces[0]?.id
  expect((await post('/age', cookie, { days: 3 })).status).toBe(200)
  expect(await requirements(cookie, 'new-comer')).not.toContain('accountAge')
  await post('/age', cookie, { days: 1 })
  expect(await requirements(cookie, 'new-comer')).toEqual(['accountAge', 'publishedSite', 'paidPlan', 'showcasedSite'])

  await post('/plan', cookie, { plan: 'free', workspaceId })
  await post(`/sites/${work?.id}`, cookie, { published: false })
  expect(await requirements(cookie, 'new-comer')).toEqual(['accountAge'])
  await post(`/sites/${work?.id}`, cookie, { published: true })
  expect(await requirements(cookie, 'new-comer')).toContain('publishedSite')
})

test('R125 only for oneself and what one manages', async () => {
  const { db } = site.deps
  const { cookie, userId } = await site.signUp('bounded@example.test')
  const other = await makeUser(db)
  const foreign = await makeSite(db, { owner_user_id: other.id })
  const workspace = await makeWorkspace(db, { ownerId: other.id })
  const joined = await makeWorkspace(db, { ownerId: other.id })
  await db.insertInto('workspace_member').values({ workspace_id: joined.id, user_id: userId, role: 'member' }).execute()
  const tries = [
    [`/sites/${foreign.id}`, { published: false }, 404],
    ['/sites/nothing', { published: false }, 404],
    ['/plan', { plan: 'core', workspaceId: workspace.id }, 404],
    ['/plan', { plan: 'core', workspaceId: joined.id }, 403],
    ['/sites', { name: 'x', picture: 'pool-site-4', workspaceId: joined.id }, 403],
    ['/sites', { name: '', picture: '../../etc' }, 400],
    ['/plan', { plan: 'diamond' }, 400],
    ['/age', { days: 366 }, 400],
    ['/age', { days: -4 }, 400],
  ] as const
  for (const [path, body, status] of tries) {
    expect([path, (await post(path, cookie, body)).status]).toEqual([path, status])
  }
  expect((await site.send('POST', `${BASE}/age`, { body: { days: 1 } })).status).toBe(401)
  const stored = await db.selectFrom('asset').where('id', '=', foreign.id).select('published_at').executeTakeFirst()
  expect(stored?.published_at).not.toBeNull()
})

test('R125 outside the demo there is no such address', async () => {
  const { cookie } = await closed.signUp('serious@example.test')
  for (const path of ['/sites', '/sites/x', '/plan', '/age']) {
    const { status, body } = await closed.send('POST', `${BASE}${path}`, { cookie, body: { days: 4, plan: 'core' } })
    expect([path, status, body['code']]).toEqual([path, 404, 'not_found'])
  }
  const { body } = await closed.send('GET', '/openapi.json')
  expect(Object.keys(body['paths'] as object).filter((path) => path.startsWith(BASE))).toEqual([])
})
