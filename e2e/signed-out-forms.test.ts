import type { Page } from '@playwright/test'

import {
  expect,
  expectAccessible,
  expectNoSideways,
  leavePicturesBlank,
  signIn,
  signInAndGoOn,
  test,
  uniqueEmail,
} from './fixtures.ts'
import { makeAccount, OWN_PASSWORD, signUpConfirmed } from './own-account.ts'

test.beforeEach(({ page }) => leavePicturesBlank(page))

const BODY = 'We are opening a bakery in March and need a site with pre-orders. Do you have time?'

/** A message to the agency, by an account of its own. */
async function sendTo(page: Page, slug: string, subject: string): Promise<void> {
  await signUpConfirmed(page, { name: 'Cora Client', email: uniqueEmail('client'), password: OWN_PASSWORD })
  await page.request.post(`/v1/marketplace/profiles/${slug}/message/hire`, { data: { subject, body: BODY } })
  await page.context().clearCookies()
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`R170 sent after the session has ended ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, expectedErrors: [/status of 40[01]/] })

    test('a reply is sent by signing in again, also at the second try', async ({ page, context }) => {
      const subject = `A clinic ${crypto.randomUUID().slice(0, 8)}`
      const reply = `Gladly:\n<b>"Monday"</b> & ${crypto.randomUUID()} ü`
      await sendTo(page, 'northlight', subject)
      await signIn(page, 'agency@demo.test')
      await page.goto(`/inbox?q=${encodeURIComponent(subject)}`)
      await page.getByRole('link', { name: subject }).click()
      await page.getByLabel('Your reply').fill(reply)
      await context.clearCookies()
      await page.getByRole('button', { name: 'Send reply' }).click()
      await page.getByRole('heading', { name: 'Sign in to go on' }).waitFor()
      if (javaScriptEnabled) await expectAccessible(page)
      await expectNoSideways(page)
      await signInAndGoOn(page, 'agency@demo.test', 'not the one')
      await expect(page.getByRole('alert')).toContainText('Email and password do not match.')
      await signInAndGoOn(page, 'agency@demo.test')
      await expect(page.getByText('Your reply is on its way.')).toBeVisible()
      await expect(page.getByText(reply)).toHaveCount(1)
    })

    test('a letter to an expert is sent, too; guests may sign in with it', async ({ page, context }) => {
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
        // Quicker than a person writes: the form comes back once, with all that is in it.
        const sent = page.getByRole('heading', { name: 'Your message is on its way' })
        await expect(async () => {
          if (!(await sent.isVisible())) await page.getByRole('button', { name: 'Send message' }).click()
          await expect(sent).toBeVisible({ timeout: 1000 })
        }).toPass({ intervals: [1000], timeout: 20_000 })
        await page.goto(`/inbox?box=sent&q=${encodeURIComponent(subject)}`)
        await page.getByRole('link', { name: subject }).click()
        await expect(page.getByText('Budget: 4,000 USD')).toBeVisible()
        await context.clearCookies()
      }
    })

    test('a new name waits to be looked at; a new profile is made', async ({ page, context }) => {
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
    })
  })
}

test('R170 another site cannot put words into the step', async ({ page }) => {
  const answer = await page.request.post('/inbox/any', {
    form: { act: 'reply', body: 'Their words' },
    headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  })
  expect(answer.status()).toBe(403)
  expect(await answer.text()).not.toContain('Their words')
})
