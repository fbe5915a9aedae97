import type { Page } from '@playwright/test'

import { expect, inFullRun, isFullRun, linkInMail, signIn, test, uniqueEmail } from './fixtures.ts'

test.use({ expectedErrors: [/status of 404/] })
/** As a mail program breaks it: a character more, a token that is missing, an unsigned one, another name. */
function alter(link: string): string[] {
  const url = new URL(link)
  const token = url.searchParams.get('token') ?? ''
  const others = ['?token=', '?token=made-up', `?tokn=${token}`, '?done=1&token=x']
  const altered = [`?token=${token}x`, ...(isFullRun ? others : []), '?sent=1&token=x']
  return altered.map((query) => url.pathname + query)
}

/** Nothing has happened, and nothing on the page says otherwise. */
async function expectNothingDone(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main).not.toContainText(/is confirmed|is sent|thank you|no weekly mail/i)
  await expect(main.getByRole('button', { name: /^(Confirm|Send my|Unsubscribe)/ })).toHaveCount(0)
}

test('R290 an altered link to confirm an email never says that it is confirmed', async ({ page }) => {
  const email = uniqueEmail('altered')
  const data = { name: 'Al Tered', email, password: 'a long enough one' }
  await page.request.post('/user/auth/sign-up/email', { data })
  const link = await linkInMail(page, email, /Confirm your email/)
  await page.context().clearCookies()
  for (const signedIn of [false, true]) {
    // Whose own address is confirmed must not read that of a broken link either.
    if (signedIn) await signIn(page, 'visitor@demo.test')
    for (const path of alter(link)) {
      await page.goto(path)
      await expectNothingDone(page)
      await expect(page.getByText('This link has expired or was used before.')).toBeVisible()
    }
  }
})

test('R290 altered links to an inquiry address, a message and the weekly mail offer nothing and claim nothing', async ({
  page,
}) => {
  const email = uniqueEmail('guest')
  const letter = { subject: 'A site for a choir', body: 'We sing on Thursdays and need a site with our dates.' }
  const data = { ...letter, name: 'Gil Guest', email }
  await page.request.post('/v1/marketplace/profiles/northlight/message/hire', { data })
  const message = await linkInMail(page, email, /Confirm your message/)
  const origin = new URL(message).origin
  const links = [message, `${origin}/confirm-address?token=x`, `${origin}/unsubscribe?token=x`]
  for (const path of links.flatMap(alter)) {
    await page.goto(path)
    await expectNothingDone(page)
  }
  await page.goto('/@northlight/report?sent=1&token=x')
  await expectNothingDone(page)
})

test('R290 a used link to a new password says so before one is asked for', inFullRun(), async ({ page }) => {
  const email = uniqueEmail('used')
  await page.request.post('/user/auth/sign-up/email', { data: { name: 'U', email, password: 'a long enough one' } })
  await page.request.post('/user/auth/request-password-reset', { data: { email } })
  const link = await linkInMail(page, email, /Choose a new password/)
  await page.goto(link)
  await page.getByLabel('New password').fill('violet anchor trumpet')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('Your new password is set.')).toBeVisible()
  await page.goto(link)
  await expect(page.getByText('This link has expired or was used before.')).toBeVisible()
  await expect(page.getByLabel('New password')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible()
})
