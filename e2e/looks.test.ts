import type { Page } from '@playwright/test'

import { expectAccessible, expectNoSideways, signIn, test } from './fixtures.ts'

const PUBLIC = [
  '/',
  '/experts',
  '/experts?q=nothing+like+this',
  '/hire',
  '/hire/web-design',
  '/hire/web-design/pt/lisbon',
  '/browse',
  '/browse/cities/dhaka',
  '/browse/countries/us/web-design',
  '/@ada-moreau',
  '/@northlight',
  '/sign-in',
  '/sign-up',
  '/reset-password',
  '/reset-password?token=x',
  '/verify-email',
  '/privacy',
  '/dev/mailbox',
]

const WIDTHS = [1280, 360]
const BLANK = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="10"/>'

/** Items of a list, and lists of lists, are alike: a few of each are judged. */
async function shortenLists(page: Page): Promise<void> {
  const more = page.locator('main li:nth-child(n + 4), main section:nth-child(n + 7)')
  await more.evaluateAll((all) => all.forEach((one) => one.remove()))
}

/** In both widths and both schemes. Dark differs in colours alone, so there only those are judged again. */
async function expectGoodLooks(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSideways(page)
  }
  await shortenLists(page)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: 'light' })
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page, ['color-contrast', 'link-in-text-block'])
  }
}

// Contrast and layout do not depend on what the pictures show, and drawing them takes a while.
test.beforeEach(({ page }) =>
  page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: BLANK })),
)

for (const path of PUBLIC) {
  test(`${path} looks good, light and dark, wide and narrow`, async ({ page }) => {
    await page.goto(path)
    await expectGoodLooks(page)
  })
}

for (const path of ['/sign-up', '/sign-in']) {
  test(`${path} with errors looks good`, async ({ page }) => {
    await page.goto(path)
    await page.getByRole('main').getByRole('button').last().click()
    await page.getByRole('alert').waitFor()
    await expectGoodLooks(page)
  })
}

// The account itself and the dashboard are judged in dashboard.test.ts.
test('pages of an account look good', async ({ page }) => {
  await signIn(page, 'starter@demo.test')
  for (const path of ['/@sam-okafor', '/verify-email']) {
    await page.goto(path)
    await expectGoodLooks(page)
  }
})

test.describe('errors', () => {
  test.use({ expectedErrors: [/404/] })

  test('a page that does not exist looks good', async ({ page }) => {
    await page.goto('/@nobody')
    await expectGoodLooks(page)
  })
})
