import { expect, signIn, test } from './fixtures.ts'

const PUBLIC = [
  '/',
  '/hire',
  '/hire/webflow',
  '/@ada-moreau',
  '/experts?q=webflow',
  '/browse',
  '/ranking',
  '/moderation',
]
const OWN = ['/dashboard', '/account', '/inbox', '/following', '/@ada-moreau/edit/general', '/new-profile']

test('R202 pages for a session are not cached', async ({ page, request }) => {
  const stored = await Promise.all(PUBLIC.map(async (path) => (await request.get(path)).headers()['cache-control']))
  expect(stored.filter((header) => header?.includes('no-store'))).toEqual([])
  await signIn(page, 'owner@demo.test')
  for (const path of [...PUBLIC, ...OWN, '/no-such-page']) {
    const answer = await page.request.get(path, { maxRedirects: 0 })
    expect.soft([path, answer.headers()['cache-control']]).toEqual([path, 'no-store'])
  }
})

test('R202 pages that a mailed secret opens are not cached', async ({ request }) => {
  for (const path of [
    '/reset-password?token=x',
    '/verify-email?token=x',
    '/conversation/x',
    '/briefs/guest/x',
    '/confirm-brief?token=x',
    '/confirm-message?token=x',
    '/your-requests?token=x',
    '/your-requests',
  ]) {
    expect.soft([path, (await request.get(path)).headers()['cache-control']]).toEqual([path, 'no-store'])
  }
})
