import { afterAll, beforeAll, expect, test } from 'vitest'

import { makeExpert } from '#test/make.ts'
import { openCachedSite } from '#test/sites/cached-site.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'
import { refreshListing } from '#use-cases/lists/refresh-listing.ts'

import { tagsOfCall } from './page-tags.ts'

/** What each page asks the API for: enough of the page to see whether it is true. */
const CALLS: [RegExp, string[]][] = [
  [/^\/$/, ['/v1/marketplace/search']],
  [/^\/hire$/, ['/v1/marketplace/hire-counts']],
  [/^\/browse\/countries\/fr\/seo$/, ['/v1/marketplace/hire-counts?path=/hire/seo/fr', '/v1/marketplace/hire/seo/fr']],
  [/^\/hire\//, ['/v1/marketplace$&']],
  [/^\/@/, ['/v1/marketplace/profiles/']],
]

async function openNode(databaseUrl?: string) {
  const site = await openTestSite({ unlimited: true, ...(databaseUrl && { databaseUrl }) })
  const node = await openCachedSite({
    async render(key) {
      const calls = CALLS.find(([path]) => path.test(key))?.[1] ?? []
      const full = calls.map((call) =>
        key.startsWith('/hire/') ? `/v1/marketplace${key}` : key.startsWith('/@') ? call + key.slice(2) : call,
      )
      const answers = await Promise.all(full.map((call) => site.send('GET', call)))
      const status = answers.every((answer) => answer.status === 200) ? 200 : 404
      const tags = full.flatMap((call) => tagsOfCall(call) ?? [])
      return { status, tags, body: JSON.stringify(answers.map(({ body }) => body)) }
    },
  })
  site.deps.followPages(node.cache)
  return { site, node }
}

let one: Awaited<ReturnType<typeof openNode>>
let two: Awaited<ReturnType<typeof openNode>>
let owner: Awaited<ReturnType<TestSite['signUp']>>
let profileId: string
beforeAll(async () => {
  one = await openNode()
  two = await openNode(one.site.databaseUrl)
  owner = await one.site.signUp('ada@example.test')
  const { db } = one.site.deps
  const expert = await makeExpert(db, { slug: 'ada', skills: ['seo', 'branding'] })
  profileId = expert.profileId
  const since = new Date('2026-01-01T00:00:00Z')
  await db.updateTable('user').set({ created_at: since, email_verified: true }).where('id', '=', owner.userId).execute()
  await db.updateTable('profile').set({ owner_user_id: owner.userId }).where('id', '=', profileId).execute()
  await db.updateTable('asset').set({ owner_user_id: owner.userId }).where('id', '=', expert.siteId).execute()
  await db
    .updateTable('workspace_member')
    .set({ user_id: owner.userId })
    .where('workspace_id', '=', expert.workspaceId)
    .execute()
  await db.transaction().execute((transaction) => refreshListing(transaction, profileId, { now: new Date() }))
})
afterAll(async () => {
  await one.node.close()
  await two.node.close()
  await two.site.close()
  await one.site.close()
})

const SHOWN = [
  '/',
  '/@ada',
  '/hire/seo',
  '/hire/seo?sort=newest',
  '/hire/seo/fr',
  '/hire/branding/fr/paris',
  '/browse/countries/fr/seo',
]
const edit = (body: object) => one.site.send('PATCH', '/v1/marketplace/profiles/ada', { body, cookie: owner.cookie })
const texts = (paths: string[]) =>
  Promise.all([one, two].flatMap(({ node }) => paths.map(async (path) => (await node.get(path)).text)))
const WITHIN = { timeout: 1000, interval: 10 }

test('R152 an edit shows on every page of the profile, on both nodes, within a second', async () => {
  for (const title of ['First title', 'Second title', 'Third title']) {
    await texts(SHOWN)
    expect((await edit({ title })).status).toBe(200)
    await expect.poll(async () => (await texts(SHOWN)).filter((text) => !text.includes(title)), WITHIN).toEqual([])
  }
})

test('R152 pages that show nothing of a change stay', async () => {
  await texts(['/hire/figma', '/hire'])
  const before = two.node.renders('/hire/figma')
  expect((await edit({ title: 'Another title' })).status).toBe(200)
  await expect.poll(async () => (await texts(['/hire/seo']))[1], WITHIN).toContain('Another title')
  await texts(['/hire/figma', '/hire'])
  expect([two.node.renders('/hire/figma'), two.node.renders('/hire')]).toEqual([before, 1])
})

test('R152 who goes private is gone from every page and count, who comes back is back', async () => {
  const counted = async () => (await texts(['/hire'])).map((text) => /"\/hire\/seo":(\d)/.exec(text)?.[1])
  await texts([...SHOWN, '/hire'])
  expect((await edit({ public: false })).status).toBe(200)
  await expect.poll(async () => (await texts(SHOWN)).filter((text) => text.includes('"ada"')), WITHIN).toEqual([])
  await expect.poll(counted, WITHIN).toEqual(['0', '0'])
  expect((await edit({ public: true })).status).toBe(200)
  await expect.poll(async () => (await texts(SHOWN)).filter((text) => !text.includes('"ada"')), WITHIN).toEqual([])
  await expect.poll(counted, WITHIN).toEqual(['1', '1'])
})

test('R381 a node that received nothing for a while catches up, and keeps the pages that are still valid', async () => {
  await texts([...SHOWN, '/hire/figma'])
  const figma = two.node.renders('/hire/figma')
  const ended = await one.site.deps.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name like 'guildhall changes%' and datname = current_database()`,
  )
  expect(ended.rowCount).toBe(2)
  expect((await edit({ title: 'While away' })).status).toBe(200)
  await expect
    .poll(async () => (await texts(SHOWN)).filter((text) => !text.includes('While away')), { timeout: 5000 })
    .toEqual([])
  // Following again: the same page twice is rendered once, and what has not changed not at all.
  await expect
    .poll(
      async () => {
        const before = two.node.renders('/@ada')
        await texts(['/@ada', '/@ada'])
        return two.node.renders('/@ada') - before
      },
      { timeout: 5000 },
    )
    .toBe(0)
  await texts(['/hire/figma'])
  expect(two.node.renders('/hire/figma')).toBe(figma)
})
