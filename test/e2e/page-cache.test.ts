import { type APIRequestContext, request as requests } from '@playwright/test'

import { DEMO_PASSWORD } from '#domain/demo/demo.ts'

import { expect, test } from './fixtures.ts'

const PAGES = [
  '/',
  '/hire',
  '/hire/web-design',
  '/hire/web-design/us',
  '/browse',
  '/experts',
  '/@northlight',
  '/ranking',
]

async function signedIn(baseURL: string | undefined, email: string): Promise<APIRequestContext> {
  const request = await requests.newContext({ ...(baseURL && { baseURL }) })
  const answer = await request.post('/user/auth/sign-in/email', { data: { email, password: DEMO_PASSWORD } })
  expect(answer.status()).toBe(200)
  return request
}

for (const path of PAGES) {
  test(`R150 ${path} is cached for everyone, and its headers say so`, async ({ request }) => {
    const first = await request.get(`${path}?utm_source=mail`)
    const again = await request.get(path, { headers: { cookie: 'theme=dark; shortlist=' } })
    const { etag = '', ...headers } = again.headers()
    expect([first.status(), first.headers()['etag'], await again.text()]).toEqual([200, etag, await first.text()])
    expect(headers).toMatchObject({
      'cache-control': 'public, s-maxage=10, stale-while-revalidate=50',
      'content-encoding': 'br',
      vary: 'accept-encoding, cookie',
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
    })
    expect(headers['content-security-policy']).not.toContain('nonce')
    expect((await request.get(path, { headers: { 'if-none-match': etag } })).status()).toBe(304)
    expect(await again.text()).not.toContain('utm_source')
  })
}

test('R156 a visitor with a shortlist gets their own page, and no other visitor gets it', async ({ request }) => {
  for (const path of PAGES) {
    for (const own of [false, true, false]) {
      const answer = await request.get(path, own ? { headers: { cookie: 'shortlist=northlight' } } : {})
      expect([path, own, (await answer.text()).includes('Shortlist</span><span')]).toEqual([path, own, own])
      expect(answer.headers()['cache-control']).toBe(
        own ? 'no-store' : 'public, s-maxage=10, stale-while-revalidate=50',
      )
    }
  }
})

test('R156 a signed-in visitor gets their own page, which no other visitor gets', async ({ request, baseURL }) => {
  const visitor = await signedIn(baseURL, 'visitor@demo.test')
  for (const path of PAGES) {
    for (const [who, own] of [[request, false] as const, [visitor, true] as const, [request, false] as const]) {
      const answer = await who.get(path)
      expect([path, own, (await answer.text()).includes('Sign out')]).toEqual([path, own, own])
      expect(answer.headers()['cache-control']?.startsWith('public')).toBe(!own)
    }
  }
  await visitor.dispose()
})

test('R152 an edit shows at once on the profile, the lists and the start page', async ({ request, baseURL }) => {
  const agency = await signedIn(baseURL, 'agency@demo.test')
  const { workspaces } = (await (await agency.get('/v1/marketplace/me')).json()) as { workspaces: { id: string }[] }
  const profile = (await (await request.get('/v1/marketplace/profiles/northlight')).json()) as { name: string }
  const rename = (name: string) =>
    agency.patch(`/v1/marketplace/profile/workspace/${workspaces[0]?.id}`, { data: { name } })
  const paths = ['/@northlight', '/experts?q=northlight', '/hire/web-design?type=agency']
  const shown = async (name: string) => {
    const texts = await Promise.all(paths.map(async (path) => (await request.get(path)).text()))
    return texts.map((text) => text.includes(name))
  }
  const before = await shown(profile.name)
  expect((await rename('Northlight Renamed')).status()).toBe(200)
  await expect.poll(() => shown('Northlight Renamed'), { timeout: 1500, intervals: [50] }).toEqual(before)
  expect((await rename(profile.name)).status()).toBe(200)
  await expect
    .poll(() => shown('Northlight Renamed'), { timeout: 1500, intervals: [50] })
    .toEqual([false, false, false])
  await agency.dispose()
})

test('R120 a page from the cache counts as a view, too', async ({ request }) => {
  const views = async () =>
    ((await (await request.get('/v1/marketplace/profiles/devon-achterberg')).json()) as { numViews: number }).numViews
  const before = await views()
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36' }
  for (const address of ['10.9.8.1', '10.9.8.2', '10.9.8.3', '10.9.8.2']) {
    await request.get('/@devon-achterberg', { headers: { ...headers, 'x-forwarded-for': address } })
  }
  await expect.poll(views, { timeout: 15_000 }).toBeGreaterThanOrEqual(before + 3)
})
