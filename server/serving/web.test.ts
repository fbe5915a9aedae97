import { afterAll, beforeAll, expect, test } from 'vitest'

import type { ChangeLogEntry } from '#db/change-log/find-changes.ts'
import { RELEASE } from '#server/startup/release.ts'
import { makeExpert } from '#test/make.ts'
import { openTestSite, type TestSite } from '#test/test-site.ts'

import { createWebApp } from './web.ts'

let site: TestSite
let web: ReturnType<typeof createWebApp>
beforeAll(async () => {
  site = await openTestSite()
  web = createWebApp({
    env: { siteUrl: new URL('https://guildhall.example'), dataDir: '/nowhere', trustProxy: false },
    deps: site.deps,
    loadBuild: () => Promise.reject(new Error('no pages in this test')),
  })
})
afterAll(() => site.close())

const get = (path: string, init?: RequestInit) => web.request(path, init, {})

test('R378 alive and ready, and of which release', async () => {
  const answer = await get('/healthz')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ status: 'ok', version: expect.stringMatching(/^\d+\.\d+\.\d+$/) })
  expect((await get('/readyz')).status).toBe(200)
})

test('measured, without a series per visitor’s invention', async () => {
  await get('/v1/marketplace/me')
  await get('/some-invention')
  const peer = { incoming: { method: 'GET', socket: { remoteAddress: '127.0.0.1' } } } as never
  const text = await (await web.request('/metrics', {}, peer)).text()
  expect(text).toContain('guildhall_http_request_seconds_bucket{')
  expect(Number(/^guildhall_change_log_lag_seconds (\S+)$/m.exec(text)?.[1] ?? 'none')).toBeLessThan(1)
  expect(text).toContain('area="v1"')
  expect(text).toContain(`guildhall_build_info{version="${RELEASE}"} 1`)
  expect(text).not.toContain('some-invention')
})

test('R380 when a write is answered, this process has received what it changed', async () => {
  const { db } = site.deps
  const { profileId } = await makeExpert(db, { slug: 'written', skills: [] })
  const { cookie, userId } = await site.signUp('written@example.test')
  await db.updateTable('profile').set({ owner_user_id: userId }).where('id', '=', profileId).execute()
  const changes: ChangeLogEntry[] = []
  const stop = site.deps.followPages({
    change: (change) => changes.push(change),
    flush: () => {},
    pause: () => {},
    resume: () => {},
  })
  for (let times = 0; times < 10; times += 1) {
    changes.length = 0
    const answer = await get('/v1/marketplace/profiles/written', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ title: `Title ${times}` }),
    })
    expect([answer.status, changes]).toEqual([200, expect.arrayContaining([{ kind: 'profile', subject: 'written' }])])
  }
  stop()
})

test('every answer carries the security headers and an id', async () => {
  const { headers } = await get('/healthz')
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-request-id': expect.stringMatching(/^[\w-]{8,64}$/),
  })
})

test.each(['/robots.txt', '/llms.txt', '/sitemap.xml', '/sitemaps/pages.xml'])(
  '%s is served, for caches to keep',
  async (path) => {
    const plain = await get(path)
    expect([plain.status, plain.headers.get('cache-control')]).toEqual([200, 'public, max-age=600'])
    const head = await get(path, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(head.headers.get('content-type')).toBe(plain.headers.get('content-type'))
  },
)

test('a sitemap of another name ends at the API, not at the pages', async () => {
  expect((await get('/sitemaps/nonsense.xml')).status).toBe(404)
})

test('a stranger cannot choose the id, unless a proxy is trusted', async () => {
  const { headers } = await get('/healthz', { headers: { 'x-request-id': 'chosen-by-me' } })
  expect(headers.get('x-request-id')).not.toBe('chosen-by-me')
})

test('a form from another site does not reach the pages', async () => {
  const answer = await get('/sign-in', { method: 'POST', body: 'a=1', headers: { origin: 'https://evil.example' } })
  expect(answer.status).toBe(403)
})

test.each([
  '/assets/../package.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/media/avatar/../../auth-secret',
  '/media/auth-secret',
  '/docs/package.json',
])('%s leads nowhere', async (path) => {
  expect((await get(path)).status).toBeGreaterThanOrEqual(404)
})

test('R182 a picture of any other name is not there', async () => {
  const { openLocalPictureStore } = await import('#adapters/uploads/local-picture-store.ts')
  for (const length of [100, 101, 300, 1900]) {
    const key = 'a'.repeat(length)
    expect([length, (await get(`/media/avatar/${key}/96.webp`)).status]).toEqual([length, 404])
    expect(await openLocalPictureStore('/tmp').read('avatar', key, 96)).toBeUndefined()
  }
})

test('the demo draws its pictures when they are first asked for', async () => {
  const { tmpdir } = await import('node:os')
  const { mkdtempSync } = await import('node:fs')
  const { openLocalPictureStore } = await import('#adapters/uploads/local-picture-store.ts')
  const dataDir = mkdtempSync(`${tmpdir()}/guildhall-media-`)
  const drawing = createWebApp({
    env: { siteUrl: new URL('http://localhost:3000'), dataDir, trustProxy: false },
    deps: { ...site.deps, pictures: openLocalPictureStore(`${dataDir}/media`) },
    loadBuild: () => Promise.reject(new Error('no pages in this test')),
  })
  const answer = await drawing.request('/media/avatar/demo-ada-moreau/96.webp', {}, {})
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect((await drawing.request('/media/avatar/demo-nobody/96.webp', {}, {})).status).toBe(404)
  expect((await drawing.request('/media/avatar/demo-ada-moreau/97.webp', {}, {})).status).toBe(404)
})
