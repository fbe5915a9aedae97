import type { Page } from '@playwright/test'

import { enter, tabTo, tick, typeInto } from './by-keyboard.ts'
import { expect, inFullRun, linkInMail, signIn, test, uniqueEmail } from './fixtures.ts'
import { signUpConfirmed } from './own-account.ts'

/** Their samples in the suite: keyboard.test.ts, and the inbox in inbox.test.ts. */
const WAYS = [360, 768, 1280].flatMap((width) => [true, false].map((scripts) => ({ width, scripts })))

const BODY = 'We are opening a bakery in March and need a site with pre-orders. Do you have time?'
const newSubject = () => `A bakery ${crypto.randomUUID().slice(0, 8)}`

/** A client with an account who has written to Northlight. */
async function writeAsClient(page: Page, subject: string): Promise<void> {
  await page.context().clearCookies()
  const account = { name: `Cora ${subject.slice(-8)}`, email: uniqueEmail('client'), password: 'a long enough one' }
  await signUpConfirmed(page, account)
  const sent = await page.request.post('/v1/marketplace/profiles/northlight/message/hire', {
    data: { subject, body: BODY },
  })
  expect(sent.status()).toBe(202)
  await page.context().clearCookies()
}

/** Presses Enter until the form accepts it: it refuses what comes faster than a person could type. */
async function sendForm(page: Page): Promise<void> {
  const done = page.getByRole('heading', { name: 'Check your email' })
  await expect(async () => {
    await enter(page, page.getByRole('button', { name: 'Send message' }))
    await expect(done).toBeVisible({ timeout: 5000 })
  }).toPass({ intervals: [1000], timeout: 20_000 })
}

for (const { width, scripts } of WAYS) {
  test.describe(`at ${width} px, ${scripts ? 'with' : 'without'} JavaScript`, () => {
    test.use({ viewport: { width, height: 800 }, javaScriptEnabled: scripts, expectedErrors: [/status of 400/] })

    test(
      'a guest finds an expert, writes, confirms and reads the answer, by keyboard only',
      inFullRun(),
      async ({ page }) => {
        test.slow()
        const [email, subject] = [uniqueEmail('guest'), newSubject()]
        await page.goto('/')
        await typeInto(page, page.getByLabel('What do you need?'), 'Northlight')
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(/q=Northlight/)
        await enter(
          page,
          page
            .getByRole('main')
            .getByRole('link', { name: /^Northlight/ })
            .first(),
        )
        await enter(page, page.getByRole('link', { name: /^Contact Northlight/ }).first())
        await typeInto(page, page.getByLabel('Subject'), subject)
        await typeInto(page, page.getByLabel('Message', { exact: true }), BODY)
        await typeInto(page, page.getByLabel('Your name'), 'Tom Baker')
        await typeInto(page, page.getByLabel('Your email'), email)
        await sendForm(page)

        await page.goto(await linkInMail(page, email, /Confirm your message/))
        await enter(page, page.getByRole('button', { name: 'Send my message' }))
        await expect(page.getByRole('heading', { name: 'Your message is sent' })).toBeVisible()

        await signIn(page, 'agency@demo.test')
        await page.goto(`/inbox?q=${encodeURIComponent(subject)}`)
        await enter(page, page.getByRole('link', { name: subject }))
        await typeInto(page, page.getByLabel('Your reply'), 'Gladly. Shall we talk on Monday?')
        await enter(page, page.getByRole('button', { name: 'Send reply' }))
        await expect(page.getByText('Your reply is on its way.')).toBeVisible()
        await page.context().clearCookies()

        await page.goto(await linkInMail(page, email, /Northlight.* replied/))
        await expect(page.getByText('Gladly. Shall we talk on Monday?')).toBeVisible()
        await typeInto(page, page.getByLabel('Your reply'), 'Monday at ten is fine.')
        await enter(page, page.getByRole('button', { name: 'Send reply' }))
        await expect(page.getByText('Your reply is on its way.')).toBeVisible()
      },
    )

    test(
      'the inbox: open, answer, report, block, and many at once, by keyboard only',
      inFullRun(),
      async ({ page }) => {
        test.slow()
        const subject = newSubject()
        await writeAsClient(page, subject)
        await signIn(page, 'agency@demo.test')
        await page.goto('/inbox')
        await typeInto(page, page.getByLabel('Search these messages'), subject)
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(/q=/)
        // R684: with scripts, what can be done with many is there once one is chosen.
        if (scripts) await expect(page.getByRole('button', { name: 'Archive' })).toBeHidden()
        else {
          await enter(page, page.getByRole('button', { name: 'Archive' }))
          await expect(page.getByText('Choose at least one.')).toBeVisible()
        }
        await tick(page, page.getByLabel(`Choose “${subject}”`))
        await enter(page, page.getByRole('button', { name: 'Delete' }))
        await expect(page.getByText('1 conversation deleted for you.')).toBeVisible()
        await enter(page, page.getByRole('button', { name: 'Undo' }))
        await expect(page.getByText('1 conversation back in the inbox.')).toBeVisible()

        await enter(page, page.getByRole('link', { name: subject }))
        await typeInto(page, page.getByLabel('Your reply'), 'Who are you?')
        await enter(page, page.getByRole('button', { name: 'Send reply' }))
        await expect(page.getByText('Your reply is on its way.')).toBeVisible()
        await enter(page, page.locator('summary', { hasText: 'Report' }))
        await typeInto(page, page.getByLabel('What is wrong?'), 'They sell something to everyone.')
        await enter(page, page.getByRole('button', { name: 'Send report' }))
        await expect(page.getByText(/^You reported this on/)).toBeVisible()
        await enter(page, page.getByRole('button', { name: /^Block Cora/ }))
        await enter(page, page.getByRole('button', { name: /^Unblock/ }))
        await tabTo(page, page.getByRole('button', { name: /^Block Cora/ }))
      },
    )
  })
}
