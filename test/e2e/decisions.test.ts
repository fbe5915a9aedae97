import type { Browser, Page } from '@playwright/test'

import { expect, expectAccessible, expectNoHorizontalScroll, linkInMail, signIn, test } from './fixtures.ts'
import { makeAccount, makeProfile } from './own-account.ts'

const FACTS = 'Two of the sites belong to Northlight.'
const OBJECTION = 'The work is mine: the client confirms it at example.com/thanks.'

/** Another person's browser, in which an admin is signed in. */
async function openAdmin(browser: Browser, baseURL: string | undefined, javaScriptEnabled: boolean): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled })
  const page = await context.newPage()
  await signIn(page, 'admin@demo.test')
  return page
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width: javaScriptEnabled ? 1280 : 360, height: 900 } })
    // While the profile is suspended.
    test.use({ expectedErrors: [/404/] })

    test('R770 R773 R776 a suspended expert reads why, objects, is answered, and gets the profile back', async ({
      page,
      browser,
      baseURL,
    }) => {
      const { email } = await makeAccount(page, { name: 'Olive Owner', sites: 1 })
      const slug = await makeProfile(page)
      await page.request.post(`/v1/marketplace/profiles/${slug}/visibility`, { data: { visibility: 'PUBLIC' } })
      const admin = await openAdmin(browser, baseURL, javaScriptEnabled)

      await test.step('an admin suspends the profile, and is asked for the rule', async () => {
        await admin.goto(`/@${slug}/edit/admin`)
        if (javaScriptEnabled) await expect(admin.locator('dialog:modal')).toBeVisible()
        await admin.getByLabel('Expert status').selectOption('SUSPENDED')
        await admin.getByLabel('Reason').fill(FACTS)
        await admin.getByRole('button', { name: 'Save' }).click()
        await expect(admin.getByRole('alert').getByText('Choose the rule that was broken.')).toBeVisible()
        await admin.getByLabel('Rule', { exact: true }).selectOption('stolen-work')
        await admin.getByRole('button', { name: 'Save' }).click()
        await expect(admin.getByLabel('Expert status')).toHaveValue('SUSPENDED')
        await expect(admin.getByText('Choose the rule that was broken.')).toHaveCount(0)
      })

      await test.step('the expert reads the reasons, from the mail and from the dashboard', async () => {
        const link = await linkInMail(page, email, /is suspended/)
        await page.context().clearCookies()
        await page.goto(link)
        await expect(page.getByRole('heading', { name: `Your profile @${slug} was suspended` })).toBeVisible()
        await expect(page.getByText(FACTS)).toBeVisible()
        await expect(page.getByText('Your own work only')).toBeVisible()
        await expect(page.getByText('out-of-court dispute settlement')).toBeVisible()
        await expectAccessibleHere(page, javaScriptEnabled)
      })

      await test.step('a text that is too short stays in its field', async () => {
        await page.getByLabel('Why is the decision wrong?').evaluate((field) => field.removeAttribute('minlength'))
        await page.getByLabel('Why is the decision wrong?').fill('No!')
        await page.getByRole('button', { name: 'Send the objection' }).click()
        await expect(page.getByLabel('Why is the decision wrong?')).toHaveValue('No!')
        await expect(page.getByText(/at least 20 characters/)).toBeVisible()
      })

      await test.step('the expert objects, the admin asks, the expert answers', async () => {
        await page.getByLabel('Why is the decision wrong?').fill(OBJECTION)
        await page.getByRole('button', { name: 'Send the objection' }).click()
        await expect(page.getByRole('status').getByText('The admins have received your objection.')).toBeVisible()
        await admin.goto('/admin/decisions')
        const card = admin.getByRole('listitem').filter({ hasText: slug })
        await card.getByLabel('Message to the affected person').fill('Which client is it?')
        await card.getByRole('button', { name: 'Send' }).click()
        await expect(admin.getByText('Your message was sent.')).toBeVisible()
        await expectAccessibleHere(admin, javaScriptEnabled)
        await page.goto(await linkInMail(page, email, /answered your objection/))
        await expect(page.getByText('Which client is it?')).toBeVisible()
        await page.getByLabel('Add to your objection').fill('Studio North.')
        await page.getByRole('button', { name: 'Send', exact: true }).click()
        await expect(page.getByRole('status').getByText('Sent to the admins.')).toBeVisible()
      })

      await test.step('the admin reverses the decision, and everyone sees the profile again', async () => {
        expect((await page.goto(`/@${slug}`))?.status()).toBe(404)
        await admin.goto('/admin/decisions')
        const card = admin.getByRole('listitem').filter({ hasText: slug })
        await expect(card.getByText('Studio North.')).toBeVisible()
        await card.getByLabel('Reason').fill('The client confirmed it.')
        await card.getByRole('button', { name: 'Reverse it and restore' }).click()
        await expect(admin.getByText('The objection is decided.')).toBeVisible()
        await page.goto(await linkInMail(page, email, /was decided/))
        await expect(page.getByText('The admins agreed with your objection')).toBeVisible()
        await expect(async () => expect((await page.goto(`/@${slug}`))?.status()).toBe(200)).toPass()
      })
      await admin.context().close()
    })
  })
}

/** axe needs scripts. */
async function expectAccessibleHere(page: Page, javaScriptEnabled: boolean): Promise<void> {
  await expectNoHorizontalScroll(page)
  if (javaScriptEnabled) await expectAccessible(page)
}

test.describe('what a stranger sees of a decision', () => {
  test.use({ expectedErrors: [/404/] })

  test('R774 a link that was altered or belongs to someone else shows nothing', async ({ page }) => {
    const { email } = await makeAccount(page, { name: 'Otto Other', sites: 1 })
    expect(email).toContain('@')
    const answer = await page.goto('/decisions/01900000-0000-7000-8000-000000000000')
    expect(answer?.status()).toBe(404)
    const altered = await page.goto('/decisions/01900000-0000-7000-8000-000000000000?token=made.up')
    expect(altered?.status()).toBe(404)
    await page.context().clearCookies()
    await page.goto('/decisions/01900000-0000-7000-8000-000000000000')
    await expect(page).toHaveURL(/\/sign-in\?next=/)
  })
})
