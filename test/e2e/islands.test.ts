import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'

import { INLINE_SCRIPT } from '#app/islands/inline-script.ts'

import { expect, inFullRun, test } from './fixtures.ts'

const PUBLIC = ['/', '/experts', '/hire', '/hire/web-design/us', '/browse', '/browse/cities/dhaka', '/@ada-moreau']
const SAMPLE = new Set(['/hire/web-design/us', '/@ada-moreau'])
const MAX_BYTES = 6 * 1024

for (const path of PUBLIC) {
  test(
    `${path} loads no script until the search box is touched, then one small one`,
    inFullRun(!SAMPLE.has(path)),
    async ({ page }) => {
      const scripts: string[] = []
      page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
      await page.goto(path, { waitUntil: 'networkidle' })
      const box = page.getByRole('search').getByLabel('What do you need?')
      await box.hover()
      await page.getByRole('main').click({ position: { x: 2, y: 2 } })
      expect(scripts).toEqual([])

      const loading = page.waitForResponse((response) => response.request().resourceType() === 'script')
      await box.click()
      const code = await (await loading).text()
      await expect(box).toHaveRole('combobox')
      await page.getByRole('search').getByLabel('Where?').focus()
      await box.focus()
      expect(scripts.length).toBe(1)
      expect(gzipSync(code).length).toBeLessThanOrEqual(MAX_BYTES)
    },
  )
}

const LOADER = `'sha256-${createHash('sha256').update(INLINE_SCRIPT).digest('base64')}'`
const scriptPolicy = (header: string | undefined) => /script-src ([^;]*)/.exec(header ?? '')?.[1]

test('public pages allow the one inline script by its hash, and no other', async ({ request }) => {
  for (const path of [...PUBLIC, '/@nobody']) {
    const answer = await request.get(path)
    const policy = scriptPolicy(answer.headers()['content-security-policy'])
    expect([path, policy]).toEqual([path, `${LOADER} 'strict-dynamic'`])
    const html = (await answer.text()).replaceAll(/<script type="application\/ld\+json">.*?<\/script>/gs, '')
    expect(html.match(/<script.*?<\/script>/gs)).toEqual([`<script>${INLINE_SCRIPT}</script>`])
  }
})

test('the box also works on hydrated pages', async ({ page }) => {
  const response = await page.goto('/sign-in')
  const policy = scriptPolicy(response?.headers()['content-security-policy'])
  expect(policy).toMatch(/^'nonce-[\w+/=]{24}' 'sha256-[\w+/=]{44}' 'strict-dynamic'$/)
  expect(policy).toContain(LOADER)
  const box = page.getByRole('banner').getByLabel('What do you need?')
  await box.focus()
  await expect(box).toHaveRole('combobox')
  // React has hydrated and left the box alone. Before hydration the form would navigate to a new page.
  const form = page.getByRole('main').locator('form')
  await expect
    .poll(() => form.evaluate((one) => Object.keys(one).some((name) => name.startsWith('__reactProps'))))
    .toBe(true)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(box).toHaveRole('combobox')
})

test.describe('offline at the first touch', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('the next touch tries again', async ({ page, context }) => {
    await page.goto('/privacy')
    const box = page.getByRole('search').getByLabel('What do you need?')
    await context.setOffline(true)
    const failed = page.waitForEvent('requestfailed')
    await box.focus()
    await failed
    await context.setOffline(false)
    await page.getByRole('search').getByLabel('Where?').focus()
    await expect(box).toHaveRole('combobox')
  })
})
