import type { Page } from '@playwright/test'

import { DEMO_PASSWORD } from '#domain/demo/demo.ts'
import { codeFor } from '#test/second-factor.ts'

import { expect, inFullRun, signIn, signInAndGoOn, test } from './fixtures.ts'
import { makeAccount, OWN_PASSWORD } from './own-account.ts'
import { startOwnSite } from './own-site.ts'
import { expectGoodLooks } from './page-checks.ts'

const WRONG = 'This code is not right, or was used before.'
const menu = (page: Page) => page.getByRole('button', { name: 'Menu' })

/** Turns on two-step sign-in on the open page; returns the key, the used code and the recovery codes. */
async function turnOn(page: Page, password: string) {
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Set it up' }).click()
  const key = (await page.getByRole('main').getByRole('code').innerText()).replaceAll(' ', '')
  const code = codeFor(key)
  await page.getByLabel('Code from your app').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible()
  const recoveryCodes = await page.getByRole('main').getByRole('listitem').allInnerTexts()
  return { key, code, recoveryCodes }
}

async function signOut(page: Page): Promise<void> {
  await menu(page).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
}

async function givePassword(page: Page, email: string): Promise<void> {
  await page.goto('/sign-in?next=/account')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(OWN_PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
}

async function giveCode(page: Page, { code, recovery }: { code?: string; recovery?: string }): Promise<void> {
  if (code) await page.getByLabel('Code from your app').fill(code)
  if (recovery) {
    const field = page.getByLabel('Recovery code')
    // With scripts the field stays open after a wrong code.
    if (!(await field.isVisible())) await page.getByText('Use a recovery code instead').click()
    await field.fill(recovery)
  }
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`two-step sign-in ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, expectedErrors: [/status of 40[01]/] })

    test(
      'R245 R247 R248 turn it on, then sign in with a code and a recovery code, each valid once',
      inFullRun(javaScriptEnabled),
      async ({ page }) => {
        const { email } = await makeAccount(page)
        await page.goto('/account')
        await page.getByRole('link', { name: 'Turn on two-step sign-in' }).click()
        const { key, code, recoveryCodes } = await turnOn(page, OWN_PASSWORD)
        expect(recoveryCodes).toHaveLength(10)
        await page.getByRole('link', { name: 'I have saved them' }).click()
        await expect(page.getByText('✓ on')).toBeVisible()

        await signOut(page)
        await givePassword(page, email)
        expect(await (await page.request.get('/v1/marketplace/me')).json()).toMatchObject({ user: null })
        await giveCode(page, { code })
        await expect(page.getByRole('alert')).toContainText(WRONG)
        await giveCode(page, { code: codeFor(key, 1) })
        await expect(page).toHaveURL(/\/account$/)

        const [recovery = ''] = recoveryCodes
        for (const works of [true, false]) {
          await signOut(page)
          await givePassword(page, email)
          await giveCode(page, { recovery: recovery.toUpperCase() })
          if (works) await expect(page).toHaveURL(/\/account$/)
          else await expect(page.getByRole('alert')).toContainText(WRONG)
          if (!works) break
        }
        await giveCode(page, { recovery: recoveryCodes[1] ?? '' })
        await page.getByRole('link', { name: 'Recovery codes, or turn it off' }).click()
        await expect(page.getByText('8 of 10 are left.')).toBeVisible()
        const off = page.locator('section', { has: page.getByRole('heading', { name: 'Turn it off' }) })
        await off.getByLabel('Your password').fill('not the one at all')
        await off.getByText('Use a recovery code instead').click()
        await off.getByLabel('Recovery code').fill(recoveryCodes[2] ?? '')
        await off.getByRole('button', { name: 'Turn it off' }).click()
        await expect(off.getByLabel('Your password')).toHaveAccessibleDescription('This is not your password.')
        await off.getByLabel('Your password').fill(OWN_PASSWORD)
        await off.getByText('Use a recovery code instead').click()
        await off.getByLabel('Recovery code').fill(recoveryCodes[2] ?? '')
        await off.getByRole('button', { name: 'Turn it off' }).click()
        await expect(page.getByText('Two-step sign-in is off.')).toBeVisible()
      },
    )

    test(
      'R170 R245 a form that is sent after the session expired survives both steps',
      inFullRun(),
      async ({ page, context }) => {
        const { email } = await makeAccount(page)
        await page.goto('/account/second-factor')
        const { key, recoveryCodes } = await turnOn(page, OWN_PASSWORD)
        const handle = `kept-${crypto.randomUUID().slice(0, 8)}`
        await page.goto('/new-profile')
        await page.getByLabel('Name', { exact: true }).fill('Kept Through Both')
        await page.getByLabel('Handle').fill(handle)
        await context.clearCookies()
        await page.getByRole('button', { name: 'Create' }).click()
        await signInAndGoOn(page, email, OWN_PASSWORD)
        await page.getByLabel('Code from your app').fill('000000')
        await page.getByRole('button', { name: /^Sign in and (go on|continue)$/ }).click()
        await expect(page.getByRole('alert')).toContainText(WRONG)
        await page.getByLabel('Code from your app').fill(codeFor(key, 1))
        await page.getByRole('button', { name: /^Sign in and (go on|continue)$/ }).click()
        await expect(page).toHaveURL(new RegExp(`/@${handle}/edit/general`))

        // The editor has its own sign-in step.
        await page.getByLabel('Title', { exact: true }).fill('Saved through both steps')
        await context.clearCookies()
        await page.getByRole('button', { name: 'Save', exact: true }).click()
        await page.getByLabel('Email', { exact: true }).fill(email)
        await page.getByLabel('Password').fill(OWN_PASSWORD)
        await page.getByRole('button', { name: 'Sign in and save' }).click()
        await page.getByText('Use a recovery code instead').click()
        await page.getByLabel('Recovery code').fill(recoveryCodes[0] ?? '')
        await page.getByRole('button', { name: 'Sign in and save' }).click()
        await expect(async () => {
          const profile = await (await page.request.get(`/v1/marketplace/profiles/${handle}`)).json()
          expect(profile).toMatchObject({ title: 'Saved through both steps' })
        }).toPass({ timeout: 15_000 })
      },
    )
  })
}

test.describe('looks', () => {
  test.use({ expectedErrors: [/status of 40[01]/] })

  test('every step looks good', inFullRun(), async ({ page }) => {
    test.slow()
    const { email } = await makeAccount(page)
    await page.goto('/account/second-factor')
    await expectGoodLooks(page)
    await page.getByLabel('Your password').fill(OWN_PASSWORD)
    await page.getByRole('button', { name: 'Set it up' }).click()
    await page.getByLabel('Code from your app').waitFor()
    await expectGoodLooks(page)
    const key = (await page.getByRole('main').getByRole('code').innerText()).replaceAll(' ', '')
    await page.getByLabel('Code from your app').fill(codeFor(key))
    await page.getByRole('button', { name: 'Turn it on' }).click()
    await page.getByRole('heading', { name: 'Save your recovery codes' }).waitFor()
    await expectGoodLooks(page)
    await page.goto('/account/second-factor')
    await expectGoodLooks(page)
    await page.context().clearCookies()
    await givePassword(page, email)
    await page.getByLabel('Code from your app').waitFor()
    await expectGoodLooks(page)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 40[01349]/] })

  test('R254 R255 an admin locks an account, and unlocks it', inFullRun(), async ({ page, browser, baseURL }) => {
    const elsewhere = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
    const theirs = await elsewhere.newPage()
    const { email } = await makeAccount(theirs, { name: 'Lola Locked' })
    const act = async (what: string) => {
      await page.getByLabel('What to do').selectOption(what)
      if (what === 'Lock') await page.getByLabel('Rule, for a lock').selectOption('fraud')
      await page.getByLabel('Reason').fill('Looked into it')
      await page.getByRole('button', { name: 'Do it' }).click()
    }
    const tryToSignIn = async () => {
      await theirs.goto('/sign-in?next=/account')
      await theirs.getByLabel('Email').fill(email)
      await theirs.getByLabel('Password').fill(OWN_PASSWORD)
      await theirs.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    }
    await signIn(page, 'admin@demo.test')
    await page.goto('/admin')
    await page.getByRole('link', { name: 'Accounts', exact: true }).click()
    await page.getByLabel('Part of a name, an email or a handle').fill(email)
    await page.getByRole('main').getByRole('button', { name: 'Find' }).click()
    await expect(page.getByRole('heading', { name: 'Lola Locked' })).toBeVisible()
    await act('Lock')
    await expect(page.getByText('The account is locked and signed out everywhere.')).toBeVisible()
    await expect(page.getByText('Account locked')).toBeVisible()
    await theirs.goto('/account')
    await expect(theirs).toHaveURL(/\/sign-in\?next=/)
    await tryToSignIn()
    await expect(theirs.getByRole('alert')).toContainText('This account is locked by the admins of this site.')
    await act('Unlock')
    await expect(page.getByText('The account is unlocked.')).toBeVisible()
    await tryToSignIn()
    await expect(theirs.getByRole('heading', { name: 'Lola Locked' })).toBeVisible()
    await elsewhere.close()
  })

  // The suite has app/routes/admin/require-admin.test.ts and api/admin/admin-second-factor.test.ts.
  test('R250 if it is required of admins, the admin pages open once they have it', inFullRun(), async ({ browser }) => {
    test.slow()
    const site = await startOwnSite({ ADMIN_SECOND_FACTOR: 'required' })
    try {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
      const page = await context.newPage()
      await signIn(page, 'admin@demo.test')
      for (const path of ['/admin', '/admin/accounts', '/admin/profiles?q=ada']) {
        await page.goto(path)
        await expect(page).toHaveURL(`/account/second-factor?next=${encodeURIComponent(path)}`)
      }
      await expect(page.getByText('Admins of this site sign in in two steps.')).toBeVisible()
      // Their account pages still open.
      expect((await page.goto('/account'))?.status()).toBe(200)
      await page.goto('/admin')
      const { key } = await turnOn(page, DEMO_PASSWORD)
      await page.getByRole('link', { name: 'I have saved them' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
      await page.goto('/account/second-factor')
      await expect(page.getByText('Admins of this site keep it on.')).toBeVisible()

      await context.clearCookies()
      await page.goto('/sign-in?next=/admin')
      await page.getByLabel('Email').fill('admin@demo.test')
      await page.getByLabel('Password').fill(DEMO_PASSWORD)
      await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
      await giveCode(page, { code: codeFor(key, 1) })
      await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
      await context.close()
    } finally {
      await site.stop()
    }
  })
})
