import { expectAccessible, expectNoSideways, signIn, test } from './fixtures.ts'

const PUBLIC = [
  '/',
  '/experts',
  '/experts?q=nothing+like+this',
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

const BLANK = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="10"/>'

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } })
      test.setTimeout(90_000)
      // Contrast and layout do not depend on what the pictures show, and drawing them takes a while.
      test.beforeEach(({ page }) =>
        page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: BLANK })),
      )

      test('pages for everyone are accessible and fit', async ({ page }) => {
        for (const path of PUBLIC) {
          await page.goto(path)
          await expectAccessible(page)
          await expectNoSideways(page)
        }
      })

      test('forms with errors, too', async ({ page }) => {
        for (const path of ['/sign-up', '/sign-in']) {
          await page.goto(path)
          await page.getByRole('main').getByRole('button').last().click()
          await page.getByRole('alert').waitFor()
          await expectAccessible(page)
          await expectNoSideways(page)
        }
      })

      test('pages of an account, too', async ({ page }) => {
        await signIn(page, 'starter@demo.test')
        for (const path of ['/account', '/@sam-okafor', '/verify-email']) {
          await page.goto(path)
          await expectAccessible(page)
          await expectNoSideways(page)
        }
      })

      test.describe('errors', () => {
        test.use({ expectedErrors: [/404/] })
        test('a page that does not exist', async ({ page }) => {
          await page.goto('/@nobody')
          await expectAccessible(page)
          await expectNoSideways(page)
        })
      })
    })
  }
}
