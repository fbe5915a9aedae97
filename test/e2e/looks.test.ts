import { expect, inFullRun, linkInMail, signIn, test, uniqueEmail } from './fixtures.ts'
import { expectGoodLooks, expectWholeGoodLooks } from './page-checks.ts'

/** A start page, a list, a profile, a form. */
const SAMPLE = ['/', '/hire/web-design', '/@ada-moreau', '/sign-up']
const PUBLIC = [
  ...SAMPLE,
  '/experts?q=nothing+like+this',
  '/privacy',
  '/experts',
  '/hire',
  '/hire/web-design/pt/lisbon',
  '/browse',
  '/browse/cities/dhaka',
  '/browse/countries/us/web-design',
  '/@northlight',
  '/shortlist',
  '/@ada-moreau/contact',
  '/@ada-moreau/contact?sent=waiting',
  '/sign-in',
  '/reset-password',
  '/reset-password?token=x',
  '/verify-email',
  '/dev/mailbox',
]

// Contrast and layout do not depend on what the pictures show.
for (const path of PUBLIC) {
  test(`${path} looks good`, inFullRun(!SAMPLE.includes(path)), async ({ page }) => {
    await page.goto(path)
    await expectGoodLooks(page)
  })
}

test('the menu looks good, with an account and without', async ({ page }) => {
  for (const email of [undefined, 'admin@demo.test']) {
    if (email) await signIn(page, email)
    await page.setViewportSize({ width: 360, height: 900 })
    await page.goto('/privacy')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expectWholeGoodLooks(page)
  }
})

for (const path of ['/sign-up', '/sign-in']) {
  test(`${path} with errors looks good`, inFullRun(), async ({ page }) => {
    await page.goto(path)
    await page.getByRole('main').getByRole('button').last().click()
    await page.getByRole('alert').waitFor()
    await expectGoodLooks(page)
  })
}

// dashboard.test.ts covers the account page and the dashboard.
test('pages of an account look good', inFullRun(), async ({ page }) => {
  await signIn(page, 'starter@demo.test')
  for (const path of ['/@sam-okafor', '/verify-email']) {
    await page.goto(path)
    await expectGoodLooks(page)
  }
})

test('the inbox and a conversation look good', async ({ page }) => {
  test.slow()
  await signIn(page, 'visitor@demo.test')
  const message = { subject: 'A site for a bakery', body: 'We are opening in March and need a site with pre-orders.' }
  const sent = await page.request.post('/v1/marketplace/profiles/ada-moreau/message/hire', { data: message })
  const { id } = (await sent.json()) as { id: string }
  await page.context().clearCookies()
  await signIn(page, 'owner@demo.test')
  await page.request.post(`/v1/marketplace/me/messages/${id}/reply`, { data: { body: 'Gladly.' } })
  for (const path of ['/inbox', `/inbox/${id}`]) {
    await page.goto(path)
    await expectGoodLooks(page)
  }
})

test('the other boxes of the inbox look good', inFullRun(), async ({ page }) => {
  await signIn(page, 'visitor@demo.test')
  const data = { subject: 'A site for a florist', body: 'We need a site with a shop, and pictures of our flowers.' }
  await page.request.post('/v1/marketplace/profiles/ada-moreau/message/hire', { data })
  for (const box of ['sent', 'filtered', 'blocked']) {
    await page.goto(`/inbox?box=${box}`)
    await expectGoodLooks(page)
  }
})

test('the pages behind a guest’s mailed links look good', inFullRun(), async ({ page }) => {
  test.slow()
  const email = uniqueEmail('guest')
  const message = { subject: 'A site for a clinic', body: 'We are three doctors and need a calm site with bookings.' }
  // A name of its own: other tests write to the same agency.
  const name = `Gil ${email.split('@', 1)[0]}`
  const data = { ...message, name, email }
  await page.request.post('/v1/marketplace/profiles/northlight/message/hire', { data })
  const confirm = await linkInMail(page, email, /Confirm your message/)
  await page.goto(confirm)
  await expectGoodLooks(page)
  await page.getByRole('button', { name: 'Send my message' }).click()
  await expect(page.getByRole('heading', { name: 'Your message is sent' })).toBeVisible()
  await signIn(page, 'agency@demo.test')
  await page.goto(await linkInMail(page, 'agency@demo.test', new RegExp(`${name} wrote to you`)))
  await page.getByLabel('Your reply').fill('Gladly.')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.getByText('Your reply is on its way.')).toBeVisible()
  await page.context().clearCookies()
  await page.goto(await linkInMail(page, email, /replied/))
  await expectGoodLooks(page)
})

test.describe('errors', () => {
  test.use({ expectedErrors: [/40[04]/] })

  test('a contact form with errors looks good', async ({ page }) => {
    await page.goto('/@ada-moreau/contact')
    await page.getByRole('button', { name: 'Send message' }).click()
    await page.getByRole('alert').waitFor()
    await expectGoodLooks(page)
  })

  test('links that are refused look good', inFullRun(), async ({ page }) => {
    for (const path of ['/confirm-message?token=x', '/confirm-address?token=x']) {
      await page.goto(path)
      await expectGoodLooks(page)
    }
  })

  test('a page that does not exist looks good', async ({ page }) => {
    await page.goto('/@nobody')
    await expectGoodLooks(page)
  })
})
