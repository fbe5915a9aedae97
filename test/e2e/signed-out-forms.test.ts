import type { Page } from '@playwright/test'

import {
  expect,
  inFullRun,
  expectAccessible,
  expectNoHorizontalScroll,
  signIn,
  signInAndGoOn,
  test,
  uniqueEmail,
} from './fixtures.ts'
import { makeAccount, OWN_PASSWORD, signUpConfirmed } from './own-account.ts'

const BODY = 'We are opening a bakery in March and need a site with pre-orders. Do you have time?'

/** Sends a message to the agency from a new account. */
async function sendTo(page: Page, slug: string, subject: string): Promise<void> {
  await signUpConfirmed(page, { name: 'Cora Client', email: uniqueEmail('client'), password: OWN_PASSWORD })
  await page.request.post(`/v1/marketplace/profiles/${slug}/message/hire`, { data: { subject, body: BODY } })
  await page.context().clearCookies()
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`R170 sent after the session has ended ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, expectedErrors: [/status of 40[01]/] })

    test(
      'signing in again sends a reply, also at the second attempt',
      inFullRun(javaScriptEnabled),
      async ({ page, context }) => {
        const subject = `A clinic ${crypto.randomUUID().slice(0, 8)}`
        const reply = `Gladly:\n<b>"Monday"</b> & ${crypto.randomUUID()} ü`
        await sendTo(page, 'northlight', subject)
        await signIn(page, 'agency@demo.test')
        await page.goto(`/inbox?q=${encodeURIComponent(subject)}`)
        await page.getByRole('link', { name: subject }).click()
        await page.getByLabel('Your reply').fill(reply)
        await context.clearCookies()
        await page.getByRole('button', { name: 'Send reply' }).click()
        await page.getByRole('heading', { name: /^Sign in to (go on|continue)$/ }).waitFor()
        if (javaScriptEnabled) await expectAccessible(page)
        await expectNoHorizontalScroll(page)
        await signInAndGoOn(page, 'agency@demo.test', 'not the one')
        await expect(page.getByRole('alert')).toContainText('Email and password do not match.')
        await signInAndGoOn(page, 'agency@demo.test')
        await expect(page.getByText('Your reply is on its way.')).toBeVisible()
        await expect(page.getByText(reply)).toHaveCount(1)
      },
    )

    test('so is a message to an expert; guests may sign in to send it', inFullRun(), async ({ page, context }) => {
      const { email } = await makeAccount(page)
      for (const signedInBefore of [true, false]) {
        const subject = `A shop ${crypto.randomUUID().slice(0, 8)}`
        await page.goto('/@northlight/contact')
        await page.getByLabel('Subject').fill(subject)
        await page.getByLabel('Message', { exact: true }).fill(BODY)
        await page.getByLabel('Budget').fill('4,000 USD')
        if (signedInBefore) await context.clearCookies()
        const name = signedInBefore ? 'Send message' : 'Sign in and send it'
        await page.getByRole('button', { name }).click()
        await signInAndGoOn(page, email, OWN_PASSWORD)
        // Faster than a person types: the form is refused once and keeps its values.
        const sent = page.getByRole('heading', { name: 'Your message is on its way' })
        await expect(async () => {
          if (!(await sent.isVisible())) await page.getByRole('button', { name: 'Send message' }).click()
          await expect(sent).toBeVisible({ timeout: 5000 })
        }).toPass({ intervals: [1000], timeout: 20_000 })
        await page.goto(`/inbox?box=sent&q=${encodeURIComponent(subject)}`)
        await page.getByRole('link', { name: subject }).click()
        await expect(page.getByText('Budget: 4,000 USD')).toBeVisible()
        await context.clearCookies()
      }
    })

    test(
      'a new name is only refilled; a new profile is created',
      inFullRun(javaScriptEnabled),
      async ({ page, context }) => {
        const { email } = await makeAccount(page)
        await page.goto('/account')
        await page.getByLabel('Name', { exact: true }).fill('A Longer Name')
        await context.clearCookies()
        await page.getByRole('button', { name: 'Change name' }).click()
        await signInAndGoOn(page, email, OWN_PASSWORD)
        await expect(page.getByLabel('Name', { exact: true })).toHaveValue('A Longer Name')
        await expect(page.getByText('You are signed in again')).toBeVisible()
        await page.getByRole('button', { name: 'Change name' }).click()
        await expect(page.getByRole('heading', { name: 'A Longer Name' })).toBeVisible()

        await page.goto('/new-profile')
        const handle = `kept-${crypto.randomUUID().slice(0, 8)}`
        await page.getByLabel('Name', { exact: true }).fill('Kept Name')
        await page.getByLabel('Handle').fill(handle)
        await context.clearCookies()
        await page.getByRole('button', { name: 'Create' }).click()
        await signInAndGoOn(page, email, OWN_PASSWORD)
        await expect(page).toHaveURL(new RegExp(`/@${handle}/edit/general`))
      },
    )
  })
}

test('R170 another site cannot prefill the sign-in step', async ({ page }) => {
  const answer = await page.request.post('/inbox/any', {
    form: { act: 'reply', body: 'Their words' },
    headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  })
  expect(answer.status()).toBe(403)
  expect(await answer.text()).not.toContain('Their words')
})
