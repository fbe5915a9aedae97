import { resolve } from 'node:path'

import { DEMO_PASSWORD } from '#domain/demo/demo.ts'

import { expect, test } from './fixtures.ts'
import { startOwnSite } from './own-site.ts'
import { expectWholeGoodLooks } from './page-checks.ts'

test('R466 R469 R470 R471 pages follow the platform’s rules, on the server and in the browser', async ({ page }) => {
  // A start and six pages.
  test.slow()
  const site = await startOwnSite({ PLATFORM_FILE: resolve('examples/platform/three-sites.json') })
  try {
    await page.goto(`${site.url}/for-experts`)
    await expect(page.getByText('at least 4 days old, and three published sites at')).toBeVisible()
    await page.goto(`${site.url}/@ada-moreau/contact`)
    await expect(page.getByLabel('Topic').getByRole('option')).toHaveText([
      'Something else',
      'A new website',
      'Changes to a website',
      'Advice',
    ])
    await expectWholeGoodLooks(page)

    const owner = { email: 'starter@demo.test', password: DEMO_PASSWORD }
    expect((await page.request.post(`${site.url}/user/auth/sign-in/email`, { data: owner })).status()).toBe(200)
    await page.goto(`${site.url}/dashboard`)
    await expect(page.getByRole('heading', { name: 'Publish three sites' })).toBeVisible()
    // The editor hydrates: a browser that rendered other words than the server would log an error.
    await page.goto(`${site.url}/@sam-okafor/edit/activate`)
    await expect(page.getByText('Three sites to show', { exact: true })).toBeVisible()
    await page.goto(`${site.url}/@sam-okafor/edit/expert-details`)
    await page.waitForLoadState('networkidle')
    await expect(page.getByLabel('Website building')).toBeChecked()
    await expect(page.getByLabel('Web Development')).toHaveCount(0)
    // Whoever stays on a page that hydrated asks the site for more of it.
    await page.goto('about:blank')
  } finally {
    await site.stop()
  }
})
