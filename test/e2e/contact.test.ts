import type { Page } from '@playwright/test'

import { expect, inFullRun, linkInMail, signIn, test, uniqueEmail } from './fixtures.ts'
import { signUpConfirmed } from './own-account.ts'

const BODY = 'We are opening a bakery in March and need a site with pre-orders. Do you have time?'

/** Retries: the form refuses a message that is sent faster than a person could type. */
async function sendForm(page: Page): Promise<void> {
  await expect(async () => {
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('heading', { name: /mail$|on its way$/ })).toBeVisible({ timeout: 5000 })
  }).toPass({ intervals: [1000], timeout: 40_000 })
}

async function fillForm(page: Page, subject: string): Promise<void> {
  await page.getByLabel('Subject').fill(subject)
  await page.getByLabel('Message', { exact: true }).fill(BODY)
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`contact ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, expectedErrors: [/status of 400/] })

    test(
      'a guest writes, confirms, is answered and answers',
      inFullRun(javaScriptEnabled),
      async ({ page, browser, baseURL }) => {
        // Two accounts, and five mails to wait for.
        test.slow()
        const email = uniqueEmail('guest')
        const subject = `A bakery ${crypto.randomUUID().slice(0, 8)}`
        await page.goto('/@ada-moreau')
        await page.getByRole('link', { name: 'Contact Ada Moreau' }).click()
        await expect(page.getByText('takes on projects from $3,000')).toBeVisible()
        await fillForm(page, subject)
        await page.getByLabel('Service').selectOption('Web Design (UI/UX)')
        await page.getByLabel('Budget').fill('4,000 USD')
        await page.getByLabel('Your name').fill('Tom Baker')
        await page.getByLabel('Your email').fill(email)
        await sendForm(page)
        await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()

        const link = await linkInMail(page, email, /Confirm your message/)
        expect((await page.request.get(link)).status()).toBe(200)
        await page.goto(link)
        await expect(page.getByText('Service: Web Design (UI/UX)')).toBeVisible()
        await page.getByRole('button', { name: 'Send my message' }).click()
        await expect(page.getByRole('heading', { name: 'Your message is sent' })).toBeVisible()

        const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled })
        const owner = await elsewhere.newPage()
        const inInbox = await linkInMail(page, 'owner@demo.test', new RegExp(subject))
        await signIn(owner, 'owner@demo.test')
        await owner.goto('/')
        await expect(owner.getByRole('link', { name: /^Inbox .*unread/ })).toBeVisible()
        await owner.goto(`/inbox?q=${encodeURIComponent(subject)}`)
        await owner.getByRole('link', { name: subject }).click()
        expect(new URL(owner.url()).pathname).toBe(new URL(inInbox).pathname)
        await expect(owner.getByText('Budget: 4,000 USD')).toBeVisible()
        await owner.getByLabel('Your reply').fill('Gladly. Shall we talk on Monday?')
        await owner.getByRole('button', { name: 'Send reply' }).click()
        await expect(owner.getByText('Your reply is on its way.')).toBeVisible()

        await page.goto(await linkInMail(page, email, /Ada Moreau replied/))
        await expect(page.getByText('Gladly. Shall we talk on Monday?')).toBeVisible()
        await page.getByLabel('Your reply').fill('Monday at ten is fine.')
        await page.getByRole('button', { name: 'Send reply' }).click()
        await expect(page.getByText('Your reply is on its way.')).toBeVisible()
        await owner.goto(await linkInMail(page, 'owner@demo.test', new RegExp(`Tom Baker replied: ${subject}`)))
        await expect(owner.getByText('Monday at ten is fine.')).toBeVisible()
        await elsewhere.close()
      },
    )

    test(
      'signed in it takes one step; sending it twice creates one message',
      inFullRun(!javaScriptEnabled),
      async ({ page }) => {
        const email = uniqueEmail('client')
        const subject = `A shop ${crypto.randomUUID().slice(0, 8)}`
        await signUpConfirmed(page, { name: 'Cora Client', email, password: 'a long enough one' })
        await page.goto('/@northlight/contact')
        await expect(page.getByLabel('Your email')).toHaveCount(0)
        await fillForm(page, subject)
        const hidden = (name: string) => page.locator(`input[name=${name}]`).inputValue()
        const same = { idempotencyKey: await hidden('idempotencyKey'), formToken: await hidden('formToken') }
        await sendForm(page)
        await expect(page.getByRole('heading', { name: 'Your message is on its way' })).toBeVisible()
        const form = { subject, body: BODY, as: 'account', ...same }
        const again = await page.request.post('/@northlight/contact', { form, maxRedirects: 0 })
        expect([again.status(), again.headers()['location']]).toEqual([
          303,
          new URL(page.url()).pathname + new URL(page.url()).search,
        ])
        await page.getByRole('link', { name: 'See what you sent' }).click()
        await expect(page.getByText(BODY)).toBeVisible()
        await expect(page.getByText(BODY)).toHaveCSS('unicode-bidi', 'plaintext')
        await page.getByRole('link', { name: '← Inbox' }).click()
        await expect(page.getByRole('list', { name: 'Messages' }).getByRole('listitem')).toHaveCount(1)
      },
    )

    test(
      'errors are shown at their field, and the typed values stay',
      inFullRun(!javaScriptEnabled),
      async ({ page }) => {
        await page.goto('/@ada-moreau/contact')
        await page.getByLabel('Subject').fill('Hi')
        await page.getByLabel('Message', { exact: true }).fill('Too short')
        await page.getByLabel('Timing').selectOption('Within a month')
        await page.getByLabel('Your email').fill('not an address')
        await page.getByRole('button', { name: 'Send message' }).click()
        await expect(page.getByLabel('Subject')).toHaveAccessibleDescription(/Use at least 3 characters/)
        await expect(page.getByLabel('Your name')).toHaveAttribute('aria-invalid', 'true')
        await expect(page.getByRole('alert')).toContainText('Enter an email address like')
        await expect(page.getByLabel('Subject')).toHaveValue('Hi')
        await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Too short')
        await expect(page.getByLabel('Timing')).toHaveValue('Within a month')
      },
    )
  })
}

test.describe('too often', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 4(00|29)/] })

  test(
    'R91 a refused sender sees the reason and when to retry, and the typed values stay',
    inFullRun(),
    async ({ page }) => {
      const [name, email] = ['Tom Baker', uniqueEmail('often')]
      for (let sent = 0; sent < 10; sent += 1) {
        const data = { subject: 'A bakery', body: `${BODY} ${sent}`, name, email }
        const answer = await page.request.post('/v1/marketplace/profiles/northlight/message/hire', { data })
        expect(answer.status()).toBe(202)
      }
      await page.goto('/@northlight/contact')
      await fillForm(page, 'One too many')
      await page.getByLabel('Your name').fill(name)
      await page.getByLabel('Your email').fill(email)
      await expect(async () => {
        await page.getByRole('button', { name: 'Send message' }).click()
        await expect(page.getByRole('alert')).toContainText(/sent as many .* Try again in \d+ minutes/, {
          timeout: 1000,
        })
      }).toPass({ intervals: [1000], timeout: 40_000 })
      await expect(page.getByLabel('Message', { exact: true })).toHaveValue(BODY)
    },
  )
})

test('archive, spam, block, report and mark as answered', async ({ page }) => {
  const client = uniqueEmail('client')
  const subject = `A clinic ${crypto.randomUUID().slice(0, 8)}`
  await signUpConfirmed(page, { name: 'Cora Client', email: client, password: 'a long enough one' })
  await page.request.post('/v1/marketplace/profiles/northlight/message/hire', { data: { subject, body: BODY } })
  await page.context().clearCookies()
  await signIn(page, 'agency@demo.test')
  await page.goto(`/inbox?q=${encodeURIComponent(subject)}`)
  await page.getByRole('link', { name: subject }).click()
  const press = (name: string) => page.getByRole('button', { name }).click()
  await press('Mark as answered by email')
  await expect(page.getByText('Marked as answered by email.')).toBeVisible()
  await press('Archive')
  await expect(page.getByText('Archived.')).toBeVisible()
  await press('Move to inbox')
  await press('Block Cora Client')
  await expect(page.getByText('Blocked. This sender can no longer write to you.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send reply' })).toHaveCount(0)
  await press('Unblock Cora Client')
  await expect(page.getByText('Unblocked.')).toBeVisible()
  await page.getByText('Report', { exact: true }).click()
  await page.getByLabel('What is wrong?').fill('They are not nice.')
  await press('Send report')
  await expect(page.getByText(/^You reported this on/)).toBeVisible()
  await press('Mark as spam')
  await page.goto('/inbox?box=spam')
  await expect(page.getByRole('link', { name: subject })).toBeVisible()
})

test.describe('what does not exist, or not for them', () => {
  test.use({ expectedErrors: [/40[34]/] })

  test('contact pages of private, unknown and own profiles', async ({ page }) => {
    for (const path of ['/@nobody/contact', '/@sam-okafor/contact', '/ada-moreau/contact', '/conversation/made-up']) {
      expect([path, (await page.request.get(path)).status()]).toEqual([path, 404])
    }
    await page.goto('/inbox')
    await expect(page).toHaveURL(/\/sign-in\?next=%2Finbox$/)
    await signIn(page, 'owner@demo.test')
    expect((await page.goto('/@ada-moreau/contact'))?.status()).toBe(403)
    await expect(page.getByText('This profile is your own.')).toBeVisible()
    expect((await page.goto('/confirm-message?token=made-up'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
  })
})
