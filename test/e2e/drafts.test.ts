import type { Page } from '@playwright/test'

import { expect, expectAccessible, linkInMail, signIn, test, uniqueEmail } from './fixtures.ts'
import { signUpConfirmed } from './own-account.ts'

const BODY = 'We are opening a bakery in March and need a site with pre-orders. Do you have time?'

type TypedForm = { open: (page: Page) => Promise<void>; label: string; button: string; key: RegExp }

/** A conversation of the agency's with a new client. */
async function openReply(page: Page): Promise<void> {
  const subject = `A clinic ${crypto.randomUUID().slice(0, 8)}`
  await signUpConfirmed(page, { name: 'Cora Client', email: uniqueEmail('client'), password: 'a long enough one' })
  await page.request.post('/v1/marketplace/profiles/northlight/message/hire', { data: { subject, body: BODY } })
  await page.context().clearCookies()
  await signIn(page, 'agency@demo.test')
  await page.goto(`/inbox?q=${encodeURIComponent(subject)}`)
  await page.getByRole('link', { name: subject }).click()
  await expect(page.getByLabel('Your reply')).toBeVisible()
}

/** A guest's conversation with the agency, by the link in their mail. */
async function openGuestReply(page: Page): Promise<void> {
  const email = uniqueEmail('guest')
  const data = { subject: 'A clinic', body: BODY, name: 'Gil Guest', email }
  await page.request.post('/v1/marketplace/profiles/northlight/message/hire', { data })
  const link = await linkInMail(page, email, /Confirm your message/)
  const token = new URL(link).searchParams.get('token')
  await page.request.post('/v1/marketplace/messages/confirm', { data: { token } })
  // The link that was used leads to the conversation.
  await page.goto(link)
  await expect(page).toHaveURL(/\/conversation\//)
}

const isReply = (kind: string) => kind.endsWith('reply')

const FORMS: Record<string, TypedForm> = {
  contact: {
    open: async (page) => void (await page.goto('/@ada-moreau/contact')),
    label: 'Message',
    button: 'Send message',
    key: /^guildhall-draft:contact:ada-moreau$/,
  },
  brief: {
    open: async (page) => void (await page.goto('/brief?to=ada-moreau,northlight')),
    label: 'What you need',
    button: 'Send brief',
    key: /^guildhall-draft:brief$/,
  },
  reply: { open: openReply, label: 'Your reply', button: 'Send reply', key: /^guildhall-draft:reply:/ },
  'guest reply': { open: openGuestReply, label: 'Your reply', button: 'Send reply', key: /^guildhall-draft:reply:/ },
}

const draftKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('guildhall-draft')))

for (const [kind, { open, label, button, key }] of Object.entries(FORMS)) {
  test.describe(kind, () => {
    test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|status of 503/] })

    test(`R682 a draft of a ${kind} survives reload and Back, and signing out removes it`, async ({ page }) => {
      await open(page)
      const field = page.getByLabel(label, { exact: true })
      await field.fill(BODY)
      await expect.poll(() => draftKeys(page)).toEqual([expect.stringMatching(key)])
      await page.reload()
      await expect(field).toHaveValue(BODY)
      await expect(page.getByText('Your draft is restored')).toBeVisible()
      await expectAccessible(page)
      await page.goto('/hire')
      await page.goBack()
      await expect(field).toHaveValue(BODY)
      if (kind === 'reply') {
        await page.getByRole('button', { name: 'Menu' }).click()
        await page.getByRole('button', { name: 'Sign out' }).click()
        await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
      } else {
        await page.getByRole('button', { name: 'Discard draft' }).click()
        await expect(field).toHaveValue('')
      }
      expect(await draftKeys(page)).toEqual([])
    })

    test(`R683 a ${kind} that cannot be sent stays, and is sent again`, async ({ page, context }) => {
      await open(page)
      const address = page.url()
      const field = page.getByLabel(label, { exact: true })
      await field.fill(BODY)
      await expect.poll(() => draftKeys(page)).toHaveLength(1)
      await context.setOffline(true)
      await page.getByRole('button', { name: button }).click()
      await expect(page.getByRole('alert')).toContainText('you are offline. Your text is still here.')
      await expect(field).toHaveValue(BODY)
      expect(page.url()).toBe(address)
      await context.setOffline(false)
      const isForm = { times: 1 }
      await page.route(
        (url) => url.pathname === new URL(address).pathname,
        (route) => route.fulfill({ status: 503, body: 'away' }),
        isForm,
      )
      await page.getByRole('button', { name: button }).click()
      await expect(page.getByRole('alert')).toContainText('Wait a moment, then send it again.')
      await expectAccessible(page)
      await expect(field).toHaveValue(BODY)
      await page.getByRole('button', { name: button }).click()
      // The reply has arrived; the others lack a subject, which the server says at its field.
      if (isReply(kind)) await expect(page.getByText('Your reply is on its way.')).toBeVisible()
      else await expect(page.getByRole('alert')).toContainText('Your email: Fill in this field.')
      expect((await draftKeys(page)).length).toBe(isReply(kind) ? 0 : 1)
      await expect(field).toHaveValue(isReply(kind) ? '' : BODY)
    })
  })
}

test('R682 a draft is gone once the message is sent', async ({ page }) => {
  await page.goto('/@ada-moreau/contact')
  await page.getByLabel('Subject').fill('A bakery')
  await page.getByLabel('Message', { exact: true }).fill(BODY)
  await page.getByLabel('Your name').fill('Tom Baker')
  await page.getByLabel('Your email').fill(uniqueEmail('tom'))
  await expect(async () => {
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('heading', { name: /mail$/ })).toBeVisible({ timeout: 5000 })
  }).toPass({ intervals: [1000], timeout: 40_000 })
  expect(await draftKeys(page)).toEqual([])
  await page.goto('/@ada-moreau/contact')
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('')
})

test('R682 a draft of long ago is not restored, and a secret is never kept', async ({ page }) => {
  await page.goto('/@ada-moreau/contact')
  await page.getByLabel('Message', { exact: true }).fill(BODY)
  await expect.poll(() => draftKeys(page)).toHaveLength(1)
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((one) => one.startsWith('guildhall-draft')) ?? ''
    const draft = JSON.parse(localStorage[key] as string) as { savedAt: number }
    localStorage[key] = JSON.stringify({ ...draft, savedAt: Date.now() - 7 * 86_400_000 })
  })
  await page.reload()
  await expect.poll(() => draftKeys(page)).toEqual([])
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('')
  await page.goto('/sign-in')
  await page.getByLabel('Password').fill('a long enough one')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('a long enough one')
})

test('R682 a mailed link with a message in it wins over an older draft', async ({ page }) => {
  await page.goto('/@ada-moreau/contact')
  await page.getByLabel('Subject').fill('What I began')
  await expect.poll(() => draftKeys(page)).toHaveLength(1)
  await page.goto('/@ada-moreau/contact?subject=What%20my%20agent%20wrote')
  await expect(page.getByText('This message was drafted for you')).toBeVisible()
  await expect(page.getByLabel('Subject')).toHaveValue('What my agent wrote')
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`refused ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    for (const [kind, { open, label, button }] of Object.entries(FORMS)) {
      test(`R680 Back and reload show a ${kind} that was refused`, async ({ page }) => {
        await open(page)
        const field = page.getByLabel(label, { exact: true })
        const text = isReply(kind) ? ' ' : 'Too short'
        await field.fill(text)
        await page.getByRole('button', { name: button }).click()
        await expect(page).toHaveURL(/[?&]refused=[\w-]{16}/)
        await expect(page.getByRole('alert')).toBeVisible()
        await expect(field).toHaveAttribute('aria-invalid', 'true')
        const address = page.url()
        expect((await page.reload())?.status()).toBe(200)
        await expect(page.getByRole('alert')).toBeVisible()
        await expect(field).toHaveValue(isReply(kind) ? /^ ?$/ : text)
        await page.goto('/hire')
        const back = await page.goBack()
        expect(back?.ok() ?? true).toBe(true)
        expect(page.url()).toBe(address)
        await expect(page.getByRole('alert')).toBeVisible()
        await expect(field).toHaveValue(isReply(kind) ? /^ ?$/ : text)
      })
    }

    test('R680 so does a sign-in, without the password', async ({ page }) => {
      await page.goto('/sign-in')
      await page.getByLabel('Email').fill('nobody@example.test')
      await page.getByLabel('Password').fill('not the password')
      await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
      await expect(page.getByRole('alert')).toContainText('Email and password do not match.')
      await page.goto('/hire')
      await page.goBack()
      await expect(page.getByLabel('Password')).toHaveValue('')
      if (javaScriptEnabled) return
      await expect(page.getByRole('alert')).toContainText('Email and password do not match.')
      await expect(page.getByLabel('Email')).toHaveValue('nobody@example.test')
    })
  })
}

test('R681 a refused form is shown to no other browser, and not after signing out', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'visitor@demo.test')
  await page.goto('/@ada-moreau/contact')
  await page.getByLabel('Message', { exact: true }).fill('Too short')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page).toHaveURL(/[?&]refused=/)
  const address = page.url()
  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) })
  const stranger = await elsewhere.newPage()
  await stranger.goto(address)
  await expect(stranger.getByLabel('Message', { exact: true })).toHaveValue('')
  await elsewhere.close()
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name.endsWith('refused_form'))).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
  await page.goto(address)
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('')
})

test('R514 a client that is not a browser gets the refusal directly', async ({ request, baseURL }) => {
  const form = { subject: 'Hi', body: 'Too short' }
  const headers = { origin: baseURL ?? '' }
  const direct = await request.post('/@ada-moreau/contact', { headers, form, maxRedirects: 0 })
  expect(direct.status()).toBe(400)
  expect(await direct.text()).toContain('Too short')
  const navigating = { ...headers, 'sec-fetch-mode': 'navigate' }
  const led = await request.post('/@ada-moreau/contact', { headers: navigating, form, maxRedirects: 0 })
  expect([led.status(), led.headers()['cache-control']]).toEqual([303, 'no-store'])
  expect(led.headers()['location']).toMatch(/^\/@ada-moreau\/contact\?refused=[\w-]{16}$/)
  const api = await request.post('/v1/marketplace/profiles/ada-moreau/message/hire', {
    headers: navigating,
    data: form,
  })
  expect(api.status()).toBe(400)
})
