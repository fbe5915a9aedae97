import { DEMO_PASSWORD } from '#domain/demo/demo.ts'

import { type ExampleHost, goToGuildhall, signInAtPlinth, signUpAtPlinth, startExampleHost } from './example-host.ts'
import { expect, inFullRun, linkInMail, test, uniqueEmail } from './fixtures.ts'
import { expectWholeGoodLooks } from './page-checks.ts'
import { choosePicture, fillSkills, save, saved } from './profile-editing.ts'

// One site for all of them: what each does is about an account of its own.
test.describe.configure({ mode: 'serial' })
test.use({ expectedErrors: [/40[0-9]/] })

test.describe('beside passwords', () => {
  let host: ExampleHost
  test.beforeAll(async () => {
    test.slow()
    host = await startExampleHost()
  })
  test.afterAll(async () => {
    // R490: Ctrl-C stops both, without a complaint.
    expect(await host.stop()).toBe(0)
  })

  test('R490 from an account at the site builder to an expert at Guildhall, and gone with it', async ({ page }) => {
    test.slow()
    const { guildhall, plinth } = host
    await signInAtPlinth(page, host, /Mara Lindqvist/)
    await page.getByLabel('Name of the workspace').fill('Lindqvist Studio')
    await page.getByLabel('Plan', { exact: true }).selectOption('core')
    await page.getByRole('button', { name: 'Create workspace' }).click()
    await page.getByLabel('Name of the site').fill('Harbour Bakery')
    await page.getByRole('button', { name: 'Create site' }).click()
    await page.getByRole('button', { name: 'Publish Harbour Bakery', exact: true }).click()
    await expectWholeGoodLooks(page)

    await goToGuildhall(page, host)
    await expect(page).toHaveURL(`${guildhall}/dashboard`)
    await page.goto(`${guildhall}/new-profile`)
    await page.getByRole('main').getByRole('link', { name: 'Mara Lindqvist' }).click()
    await page.getByRole('main').getByRole('button', { name: 'Create profile' }).click()
    await expect(page).toHaveURL(/\/@mara-lindqvist\/edit\/general/)
    await choosePicture(page, { scripts: true })
    await page.getByLabel('City', { exact: true }).fill('Lisbon')
    await page.getByLabel('Country', { exact: true }).fill('Portugal')
    await page.getByLabel('Public', { exact: true }).check()
    await save(page)
    await saved(page)
    await page.goto(`${guildhall}/@mara-lindqvist/edit/expert-details`)
    await fillSkills(page, ['Web Design'], { scripts: true })
    await save(page)
    await saved(page)
    await page.goto(`${guildhall}/@mara-lindqvist/edit/portfolio-highlight`)
    await page
      .getByRole('group', { name: 'First, large' })
      .getByRole('radio', { name: 'Harbour Bakery (site)' })
      .check()
    await page.getByLabel('Caption 1').fill('Pre-orders tripled in a month.')
    await save(page)
    await saved(page)
    await page.goto(`${guildhall}/@mara-lindqvist/edit/activate`)
    await page.getByRole('button', { name: 'Activate', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Where this profile is listed' })).toBeVisible()
    await page.goto(`${guildhall}/hire/web-design/pt/lisbon`)
    await expect(page.getByRole('link', { name: 'Mara Lindqvist' })).toBeVisible()

    await expect(async () => {
      await page.goto(`${plinth}/activity`)
      await expect(page.getByRole('cell', { name: 'profile.activated' })).toBeVisible({ timeout: 500 })
    }).toPass()
    await expectWholeGoodLooks(page)
    await page.goto(plinth)
    await expect(page.getByRole('link', { name: '@mara-lindqvist' })).toBeVisible()

    await page.goto(`${plinth}/account`)
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await expect(page).toHaveURL(`${plinth}/sign-in`)
    await expect(page.getByRole('button', { name: /Mara Lindqvist/ })).toHaveCount(0)
    await expect(async () => {
      expect((await page.goto(`${guildhall}/@mara-lindqvist`))?.status()).toBe(404)
    }).toPass()
    await page.goto(`${guildhall}/account`)
    await expect(page).toHaveURL(/\/sign-in\?/)
    await page.goto(`${guildhall}/hire/web-design/pt/lisbon`)
    await expect(page.getByRole('link', { name: 'Mara Lindqvist' })).toHaveCount(0)
  })

  test(
    'R411, R413, R420 a reported user can sign in, and a confirmation at the site builder counts here',
    inFullRun(),
    async ({ page }) => {
      const { guildhall, plinth } = host
      await signInAtPlinth(page, host, /Tomasz Unproven/)
      await goToGuildhall(page, host)
      await expect(page).toHaveURL(`${guildhall}/dashboard`)
      await page.goto(`${guildhall}/account`)
      await expect(page.getByText('tomasz@plinth.test not confirmed yet')).toBeVisible()
      // R512: what is reported is changed there.
      await expect(page.getByText('Tomasz Unproven, as on Plinth. Change it there')).toBeVisible()
      await expect(page.getByText('tomasz@plinth.test, as on Plinth. Change it there')).toBeVisible()
      await expect(page.getByRole('button', { name: /^(Change name|Send the link)$/ })).toHaveCount(0)
      await page.getByRole('link', { name: 'not confirmed yet' }).click()
      await expect(page.getByText('tomasz@plinth.test is your email on Plinth. Confirm it there')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Send the email again' })).toHaveCount(0)
      await page.goto(`${plinth}/account`)
      await page.getByRole('button', { name: /^Confirm it/ }).click()
      await expect(async () => {
        await page.goto(`${guildhall}/account`)
        await expect(page.getByText('tomasz@plinth.test ✓ confirmed')).toBeVisible({ timeout: 500 })
      }).toPass()
      await page.goto(`${plinth}/account`)
      await page.getByLabel('Email').fill('tomasz@elsewhere.test')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(async () => {
        await page.goto(`${guildhall}/account`)
        await expect(page.getByText('tomasz@elsewhere.test not confirmed yet')).toBeVisible({ timeout: 500 })
      }).toPass()
      await expectWholeGoodLooks(page)
    },
  )

  test('R412 a user who cancels at the site builder is told so, and tries again', async ({ page }) => {
    await page.goto(`${host.guildhall}/sign-in?next=%2Finbox`)
    await page.getByRole('button', { name: 'Continue with Plinth' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('it was cancelled there')).toBeVisible()
    await page.getByRole('button', { name: 'Try again with Plinth' }).click()
    await page.getByRole('button', { name: /Idris Bello/ }).click()
    await expect(page).toHaveURL(`${host.guildhall}/inbox`)
  })

  test('R568 a link or a form at the site builder leads here, signed in', async ({ page }) => {
    const { guildhall, plinth } = host
    await signUpAtPlinth(page, host, { name: 'Lena Link', email: uniqueEmail('lena') })
    const start = { iss: `${plinth}/oidc`, target_link_uri: `${guildhall}/account` }
    const go = (method: 'get' | 'post') =>
      page.evaluate(
        ({ action, method, start }) => {
          const form = Object.assign(document.createElement('form'), { action, method })
          for (const [name, value] of Object.entries(start)) {
            form.append(Object.assign(document.createElement('input'), { name, value }))
          }
          document.body.append(form)
          form.submit()
        },
        { action: `${guildhall}/sign-in/host/initiate`, method, start },
      )
    for (const method of ['get', 'post'] as const) {
      await page.goto(plinth)
      await go(method)
      await expect(page).toHaveURL(`${guildhall}/account`)
      await expect(page.getByRole('heading', { name: 'Lena Link' })).toBeVisible()
      await page.context().clearCookies({ name: /guildhall/ })
    }
    const elsewhere = new URLSearchParams({ ...start, target_link_uri: 'https://elsewhere.example/' })
    expect((await page.goto(`${guildhall}/sign-in/host/initiate?${elsewhere}`))?.status()).toBe(400)
    await expect(page.getByText('This link to sign in is not for this site')).toBeVisible()
  })

  test('R415 an account here is joined by its password, and keeps what it had', inFullRun(), async ({ page }) => {
    const { guildhall, plinth } = host
    const [name, email, password] = ['Jo Joiner', uniqueEmail('joiner'), 'a long enough one']
    await page.goto(`${guildhall}/sign-up`)
    await page.getByLabel('Name').fill(name)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('main').getByRole('button', { name: 'Create account' }).click()
    await expect(page).not.toHaveURL(/sign-up/)
    await page.goto(await linkInMail(page, email, /confirm/i, guildhall))
    await page.getByRole('button', { name: 'Confirm this email' }).click()
    await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()
    const idOf = async () =>
      ((await (await page.request.get(`${guildhall}/v1/marketplace/me`)).json()) as { user: { id: string } }).user.id
    const before = await idOf()
    await page.context().clearCookies()

    await signUpAtPlinth(page, host, { name, email })
    await page.goto(`${plinth}/activity`)
    await goToGuildhall(page, host)
    await expect(page.getByRole('heading', { name: 'You have an account here already' })).toBeVisible()
    await expectWholeGoodLooks(page)
    await page.getByRole('button', { name: 'Or send me a link instead' }).click()
    await expect(page.getByText(`We sent it to ${email}.`)).toBeVisible()
    await page.getByRole('button', { name: 'Send it again' }).click()
    await expect(page.getByText('The link was sent again.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Sign in with another account' })).toBeVisible()
    await page.getByLabel('Its password here').fill('not this one')
    await page.getByRole('button', { name: 'Join them and sign in' }).click()
    await expect(page.getByText('This is not the password of that account.')).toBeVisible()
    await page.getByLabel('Its password here').fill(password)
    await page.getByRole('button', { name: 'Join them and sign in' }).click()
    await expect(page).toHaveURL(`${guildhall}/dashboard`)
    expect(await idOf()).toBe(before)
  })

  test('R417 signing out at the site builder ends the session at Guildhall', inFullRun(), async ({ page }) => {
    const { guildhall } = host
    await signInAtPlinth(page, host, /Idris Bello/)
    await goToGuildhall(page, host)
    await expect(page).toHaveURL(`${guildhall}/dashboard`)
    await page.goto(host.plinth)
    await page.getByRole('link', { name: 'Sign out' }).click()
    await expect(page.getByText('signed out at the expert marketplace, too')).toBeVisible()
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
    await page.goto(`${guildhall}/account`)
    await expect(page).toHaveURL(/\/sign-in\?next=%2Faccount&expired=1/)
    await page.goto(host.plinth)
    await expect(page).toHaveURL(`${host.plinth}/sign-in`)
  })
})

test.describe('without passwords', inFullRun(), () => {
  let host: ExampleHost
  test.beforeAll(async () => {
    test.slow()
    host = await startExampleHost({ PASSWORD_SIGN_IN: 'off' })
  })
  test.afterAll(() => host.stop())

  test('R418, R419 only the site builder’s door is left, and deleting takes a fresh sign-in there', async ({
    page,
  }) => {
    const { guildhall } = host
    await page.goto(`${guildhall}/sign-in`)
    await expect(page.getByRole('button', { name: 'Continue with Plinth' })).toBeVisible()
    await expect(page.getByLabel('Password')).toHaveCount(0)
    await expectWholeGoodLooks(page)
    await page.goto(`${guildhall}/for-experts`)
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign in with Plinth' })).toBeVisible()
    const data = { email: 'owner@demo.test', password: DEMO_PASSWORD }
    const refused = await page.request.post(`${guildhall}/user/auth/sign-in/email`, { data })
    expect(refused.ok()).toBe(false)

    await signInAtPlinth(page, host, /Idris Bello/)
    await goToGuildhall(page, host)
    await page.goto(`${guildhall}/account`)
    await page.getByRole('link', { name: 'Delete your account' }).click()
    await expect(page.getByRole('button', { name: 'Delete my account' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Confirm with Plinth' }).click()
    // A user who is signed in there has to sign in again. A different user proves nothing, and ends the former session, here and there.
    await page.getByRole('button', { name: /Mara Lindqvist/ }).click()
    await expect(page.getByRole('heading', { name: 'You are not signed in yet' })).toBeVisible()
    await page.goto(`${guildhall}/account`)
    await expect(page).toHaveURL(/\/sign-in\?/)

    await signInAtPlinth(page, host, /Idris Bello/)
    await goToGuildhall(page, host)
    await expect(page).toHaveURL(`${guildhall}/dashboard`)
    await page.goto(`${guildhall}/account/delete`)
    await page.getByRole('button', { name: 'Confirm with Plinth' }).click()
    await page.getByRole('button', { name: /Idris Bello/ }).click()
    await expect(page).toHaveURL(`${guildhall}/account/delete`)
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible()
    // The site builder is told.
    await expect(async () => {
      await signInAtPlinth(page, host, /Idris Bello/)
      await page.goto(`${host.plinth}/activity`)
      await expect(page.getByRole('cell', { name: 'account.deleted' })).toBeVisible({ timeout: 500 })
    }).toPass()
  })
})
