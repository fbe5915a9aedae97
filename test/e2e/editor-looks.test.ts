import { gzipSync } from 'node:zlib'

import { expect, expectNoHorizontalScroll, inFullRun, signIn, test } from './fixtures.ts'
import { makeAccount, makeProfile } from './own-account.ts'
import { expectGoodLooks, expectWholeGoodLooks, WIDTHS } from './page-checks.ts'

const FIRST_LOAD_BYTES = 180 * 1024

/** The tabs that the suite checks: between them they have every control. */
const SAMPLE = new Set(['ada-moreau expert-details'])
const TABS: [email: string, slug: string, tabs: string[]][] = [
  ['owner@demo.test', 'ada-moreau', ['general', 'expert-details', 'availability', 'portfolio-highlight', 'activate']],
  ['agency@demo.test', 'northlight', ['general', 'portfolio-highlight']],
  ['admin@demo.test', 'ada-moreau', ['admin']],
]

for (const [email, slug, tabs] of TABS) {
  for (const tab of tabs) {
    test(`/@${slug}/edit/${tab} looks good to ${email}`, inFullRun(!SAMPLE.has(`${slug} ${tab}`)), async ({ page }) => {
      test.slow()
      await signIn(page, email)
      await page.goto(`/@${slug}/edit/${tab}`)
      await expect(page.locator('dialog:modal')).toBeVisible()
      await expectWholeGoodLooks(page)
    })
  }
}

test(
  'errors, the question before leaving and a choice between two edits look good',
  inFullRun(),
  async ({ page, context }) => {
    test.slow()
    await makeAccount(page)
    const slug = await makeProfile(page, { title: 'Old' })
    await page.goto(`/@${slug}/edit/general`)
    await page.getByLabel('Name', { exact: true }).fill('')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('alert').waitFor()
    await expectWholeGoodLooks(page)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor()
    await expectWholeGoodLooks(page)
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await context.request.patch(`/v1/marketplace/profiles/${slug}`, { data: { title: 'Theirs' } })
    await page.getByLabel('Name', { exact: true }).fill('Somebody')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('You saved this profile in another window').waitFor()
    await expectWholeGoodLooks(page)
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the editor is a plain page that fits', async ({ page }) => {
    await signIn(page, 'owner@demo.test')
    for (const tab of ['general', 'expert-details', 'portfolio-highlight']) {
      await page.goto(`/@ada-moreau/edit/${tab}`)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        await expectNoHorizontalScroll(page)
      }
      // Only one h1: the profile behind the dialog is hidden.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Ada Moreau')
    }
    await expect(page.getByRole('spinbutton', { name: /^Place of / }).first()).toBeVisible()
  })
})

test('a new profile looks good', inFullRun(), async ({ page }) => {
  await makeAccount(page)
  await page.goto('/new-profile')
  await expectGoodLooks(page)
})

test('the editor loads a moderate amount of script', async ({ page }) => {
  const sizes: Promise<number>[] = []
  await signIn(page, 'owner@demo.test')
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      sizes.push(response.body().then((body) => gzipSync(body).length))
    }
  })
  await page.goto('/@ada-moreau/edit/general', { waitUntil: 'networkidle' })
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  expect(sizes.length).toBeGreaterThan(2)
  expect(total).toBeLessThan(FIRST_LOAD_BYTES)
})
