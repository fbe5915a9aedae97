import type { Page } from '@playwright/test'

import { sessionCookieName } from '#domain/accounts/session-cookie.ts'
import { DEMO_PASSWORD } from '#domain/demo/demo.ts'

import { expect, inFullRun, linkInMail, signIn, test, uniqueEmail } from './fixtures.ts'

const menu = (page: Page) => page.getByRole('button', { name: 'Menu' })

async function signInByForm(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/sign-in')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(menu(page)).toBeVisible()
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`accounts ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('sign up, mail in the mailbox, verify, sign out, sign in', inFullRun(!javaScriptEnabled), async ({ page }) => {
      const email = uniqueEmail('walk')
      await page.goto('/')
      await page.goto('/sign-up')
      await page.getByLabel('Name').fill('Wanda Walker')
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password').fill('a long enough one')
      await page.getByRole('button', { name: 'Create account' }).click()
      await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeVisible()
      await expect(page.getByText(`We sent a link to ${email}`)).toBeVisible()

      await linkInMail(page, email, /Confirm your email/)
      await page.goto(`/dev/mailbox?to=${encodeURIComponent(email)}`)
      // R754: as a mail program shows it; the link opens in this window.
      const mail = page.frameLocator('iframe').first()
      await expect(mail.getByText('Please confirm that this address is yours.')).toBeVisible()
      await expect(mail.getByRole('link', { name: 'Confirm my email' })).toHaveCSS('color', 'rgb(255, 255, 255)')
      await expect(page.locator('details').first()).toHaveText(/Hello,/)
      await mail.getByRole('link', { name: 'Confirm my email' }).click()
      // R206: opening the link is not enough.
      await expect(page.getByText(`${email} will be the email of an account here.`)).toBeVisible()
      expect(await (await page.request.get('/v1/marketplace/me')).json()).toMatchObject({
        user: { emailVerified: false },
      })
      await page.getByRole('button', { name: 'Confirm this email' }).click()
      await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()
      await page.getByRole('link', { name: 'Go to your account' }).click()
      await expect(page.getByRole('heading', { name: 'Wanda Walker' })).toBeVisible()
      await expect(page.getByText('✓ confirmed')).toBeVisible()

      await menu(page).click()
      await page.getByRole('button', { name: 'Sign out' }).click()
      await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
      await signInByForm(page, email, 'a long enough one')
      await menu(page).click()
      await page.getByRole('link', { name: 'Account', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'Wanda Walker' })).toBeVisible()
    })

    test(
      'errors are shown at their field, and the typed values stay',
      inFullRun(!javaScriptEnabled),
      async ({ page }) => {
        await page.goto('/sign-up')
        // Before hydration the form is sent as a plain one, whose response contains no password.
        if (javaScriptEnabled) await page.waitForFunction(() => '__reactRouterDataRouter' in window)
        await page.getByLabel('Name').fill('Ed')
        await page.getByLabel('Email').fill('not an address')
        await page.getByLabel('Password').fill('short')
        await page.getByRole('button', { name: 'Create account' }).click()
        await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
        await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Enter an email address like/)
        await expect(page.getByLabel('Password')).toHaveAccessibleDescription(/Use at least 10 characters/)
        await expect(page.getByRole('alert')).toContainText('Use at least 10 characters.')
        await expect(page.getByLabel('Name')).toHaveValue('Ed')
        await expect(page.getByLabel('Email')).toHaveValue('not an address')
        // The server never sends a password back.
        await expect(page.getByLabel('Password')).toHaveValue(javaScriptEnabled ? 'short' : '')
      },
    )

    test('a taken email and a wrong password have clear messages', inFullRun(javaScriptEnabled), async ({ page }) => {
      await page.goto('/sign-up')
      await page.getByLabel('Name').fill('Ada again')
      await page.getByLabel('Email').fill('visitor@demo.test')
      await page.getByLabel('Password').fill('a long enough one')
      await page.getByRole('button', { name: 'Create account' }).click()
      await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/already an account/)

      await page.goto('/sign-in')
      await page.getByLabel('Email').fill(uniqueEmail('nobody'))
      await page.getByLabel('Password').fill('wrong password')
      await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
      await expect(page.getByRole('alert')).toContainText('Email and password do not match.')
    })

    test('R206 a link works once, signed out or signed in as somebody else', inFullRun(), async ({ page }) => {
      const email = uniqueEmail('linked')
      const data = { name: 'L', email, password: 'a long enough one' }
      await page.request.post('/user/auth/sign-up/email', { data })
      const link = await linkInMail(page, email, /Confirm your email/)
      await page.context().clearCookies()
      await signIn(page, 'visitor@demo.test')
      await page.goto(link)
      await expect(page.getByText('You are signed in with another account.')).toBeVisible()
      await page.context().clearCookies()
      await page.goto(link)
      await page.getByRole('button', { name: 'Confirm this email' }).click()
      await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()
      await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible()
      await page.goto(link)
      await expect(page.getByRole('alert')).toContainText('This link has expired or was used before.')
    })

    test(
      'R210 a password that is easy to guess is refused at its field',
      inFullRun(!javaScriptEnabled),
      async ({ page }) => {
        await page.goto('/sign-up')
        await page.getByLabel('Name').fill('Ed')
        await page.getByLabel('Email').fill(uniqueEmail('easy'))
        await page.getByLabel('Password').fill('password12')
        await page.getByRole('button', { name: 'Create account' }).click()
        await expect(page.getByLabel('Password')).toHaveAccessibleDescription(/This password is easy to guess/)
        await page.getByLabel('Password').fill('a long enough one')
        await page.getByRole('button', { name: 'Create account' }).click()
        await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeVisible()
        await page.goto('/account')
        await page.getByLabel('Current password').fill('a long enough one')
        await page.getByLabel('New password').fill('qwertyuiop')
        await page.getByRole('button', { name: 'Change password' }).click()
        await expect(page.getByLabel('New password')).toHaveAccessibleDescription(/This password is easy to guess/)
      },
    )

    test('a forgotten password', inFullRun(javaScriptEnabled), async ({ page }) => {
      const email = uniqueEmail('forgot')
      await page.request.post('/user/auth/sign-up/email', { data: { name: 'F', email, password: 'the first one' } })
      await page.context().clearCookies()
      await page.goto('/sign-in')
      await page.getByRole('link', { name: 'Forgot your password?' }).click()
      await page.getByLabel('Email').fill(email)
      await page.getByRole('button', { name: 'Send the link' }).click()
      await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
      await page.goto(await linkInMail(page, email, /new password/))
      await page.getByLabel('New password').fill('password12')
      await page.getByRole('button', { name: 'Set password' }).click()
      await expect(page.getByLabel('New password')).toHaveAccessibleDescription(/This password is easy to guess/)
      await page.getByLabel('New password').fill('the second one')
      await page.getByRole('button', { name: 'Set password' }).click()
      await expect(page.getByText('Your new password is set.')).toBeVisible()
      await signInByForm(page, email, 'the second one')
    })

    test('signing in returns to the previous page', inFullRun(javaScriptEnabled), async ({ page }) => {
      await page.goto('/account')
      await expect(page).toHaveURL(/\/sign-in\?next=%2Faccount$/)
      await page.getByLabel('Email').fill('visitor@demo.test')
      await page.getByLabel('Password').fill(DEMO_PASSWORD)
      await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
      await expect(page).toHaveURL(/\/account$/)
      await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible()
    })
  })
}

test('a session that has ended asks to sign in again', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: sessionCookieName({ secure: false }), value: 'gone.gone', url: baseURL ?? '' }])
  await page.goto('/account')
  await expect(page.getByText('Your session has ended. Sign in again and go on where you were.')).toBeVisible()
})

test('ending a session elsewhere', async ({ page, browser, baseURL }) => {
  const email = uniqueEmail('roams')
  await page.request.post('/user/auth/sign-up/email', {
    data: { name: 'Roamer', email, password: 'a long enough one' },
  })
  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) })
  await signInByForm(await elsewhere.newPage(), email, 'a long enough one')
  await page.goto('/account')
  await page
    .getByRole('listitem')
    .getByRole('button', { name: /^Sign out/ })
    .click()
  await expect(page.getByRole('button', { name: /everywhere else/ })).toHaveCount(0)
  const me = await elsewhere.request.get('/v1/marketplace/me')
  expect(await me.json()).toMatchObject({ user: null })
  await elsewhere.close()
})
