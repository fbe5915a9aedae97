import { expect, test } from './fixtures.ts'
import { startOwnSite } from './own-site.ts'
import { expectGoodLooks } from './page-checks.ts'

const EMPTY = {
  '/': 'Be the first expert here',
  '/experts': 'be the first expert here',
  '/experts?q=zzyzx': 'be the first expert here',
  '/browse/cities/lyon': 'be the first expert in Lyon',
  '/browse/countries/fr/web-design': 'be the first expert for Web Design in France',
  '/hire/web-design/fr': 'be the first expert listed here',
}

test('R730 a site without experts has no zeros, and invites them to be the first', async ({ page }) => {
  // A start on a busy machine.
  test.setTimeout(240_000)
  const site = await startOwnSite({ DEMO: '0', SMTP_URL: 'smtp://127.0.0.1:2525', MAIL_FROM: 'site@example.test' })
  try {
    for (const [path, invitation] of Object.entries(EMPTY)) {
      await page.goto(site.url + path)
      await expect(page.getByRole('main').getByText(invitation).first()).toBeVisible()
      await expect(page.getByRole('main').getByText(/(^|\s)0( experts?)?($|\s)/)).toHaveCount(0)
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: /Create a profile|See what you get/ })
          .first(),
      ).toBeVisible()
      await expectGoodLooks(page)
    }
  } finally {
    await site.stop()
  }
})
