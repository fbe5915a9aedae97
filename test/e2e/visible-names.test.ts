import type { Page } from '@playwright/test'

import { expect, expectAccessible, signIn, test } from './fixtures.ts'

const RULE = ['label-content-name-mismatch']

const PUBLIC = [
  '/',
  '/hire',
  '/hire/web-design',
  '/hire/web-design?availability=AVAILABLE',
  '/experts?q=webflow+in+paris',
  '/experts?q=nothing+like+this',
  '/browse',
  '/@ada-moreau',
  '/@northlight',
  '/shortlist?experts=ada-moreau,northlight,nobody-here',
  '/@ada-moreau/contact',
  '/brief?to=northlight,ada-moreau',
  '/your-requests',
  '/sign-in',
  '/sign-up',
  '/docs',
  '/privacy',
]
const OWN = ['/account', '/dashboard', '/inbox', '/briefs', '/following', '/@ada-moreau', '/@ada-moreau/edit/general']
const ADMIN = [
  '/admin',
  '/admin/profiles',
  '/admin/accounts',
  '/admin/reports',
  '/admin/terms',
  '/admin/jobs',
  '/admin/failures',
  '/admin/funnel',
  '/admin/webhooks',
  '/admin/catalogue',
  '/admin/blocks',
  '/admin/audit-log',
]

async function expectVisibleNames(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path)
      await expectAccessible(page, RULE)
    })
  }
}

test('R670 names of links and buttons contain their visible words, for visitors', async ({ page }) => {
  test.slow()
  await expectVisibleNames(page, PUBLIC)
})

test('R670 the same for owners and admins', async ({ page }) => {
  test.slow()
  await signIn(page, 'owner@demo.test')
  await expectVisibleNames(page, OWN)
  await page.context().clearCookies()
  await signIn(page, 'admin@demo.test')
  await expectVisibleNames(page, ADMIN)
})

test('R670 a name without the visible words is found', async ({ page }) => {
  await page.goto('/privacy')
  await page.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<button aria-label="Go on">Send it</button>')
  })
  await expect(expectAccessible(page, RULE)).rejects.toThrow('label-content-name-mismatch')
})
