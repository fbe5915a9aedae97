import { signIn, test } from './fixtures.ts'
import { BLANK_PICTURE, expectGoodLooks } from './good-looks.ts'

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

// Contrast and layout do not depend on what the pictures show, and drawing them takes a while.
test.beforeEach(({ page }) =>
  page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: BLANK_PICTURE })),
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

test('pages of an account look good', async ({ page }) => {
  await signIn(page, 'starter@demo.test')
  for (const path of ['/account', '/@sam-okafor', '/verify-email']) {
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
