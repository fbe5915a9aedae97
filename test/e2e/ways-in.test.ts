import { expect, inFullRun, linkInMail, signIn, test, uniqueEmail } from './fixtures.ts'
import { signUpConfirmed } from './own-account.ts'
import { expectWholeGoodLooks } from './page-checks.ts'

const PASSWORD = 'a long enough one'

test('R297 “For experts” says what one gets and what it asks, and leads by way of the mail to a profile', async ({
  page,
}) => {
  test.slow()
  const email = uniqueEmail('expert')
  await page.goto('/experts')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'For experts' }).click()
  await expect(page.getByRole('heading', { name: 'For experts' })).toBeVisible()
  await expect(page.getByText('A paid plan at')).toBeVisible()
  await expect(page.getByText('at least 4 days old')).toBeVisible()
  await expectWholeGoodLooks(page)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByRole('heading', { name: 'Join to create your profile' })).toBeVisible()
  await page.getByLabel('Name').fill('Evi Expert')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText(`We sent a link to ${email}.`)).toBeVisible()
  await page.goto(await linkInMail(page, email, /Confirm your email/))
  await page.getByRole('button', { name: 'Confirm this email' }).click()
  await page.getByRole('link', { name: 'Create your profile' }).first().click()
  await expect(page.getByRole('heading', { name: 'Create your profile' })).toBeVisible()
})

test('R706 the mailed link leads to the profile in another browser, too', async ({ page, browser }) => {
  const email = uniqueEmail('elsewhere')
  await page.goto('/for-experts')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByLabel('Name').fill('Evi Elsewhere')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText(`We sent a link to ${email}.`)).toBeVisible()
  const first = await linkInMail(page, email, /Confirm your email/)
  await page.getByRole('button', { name: 'Send the email again' }).click()
  await expect(page.getByText(`A new email is on its way to ${email}.`)).toBeVisible()
  let link = first
  await expect(async () => {
    link = await linkInMail(page, email, /Confirm your email/)
    expect(link).not.toBe(first)
  }).toPass()
  expect(new URL(link).searchParams.get('next')).toBe('/new-profile')
  const elsewhere = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await elsewhere.goto(new URL(link, page.url()).href)
  await elsewhere.getByRole('button', { name: 'Confirm this email' }).click()
  await elsewhere.getByRole('link', { name: 'Sign in to create your profile' }).click()
  await elsewhere.getByLabel('Email').fill(email)
  await elsewhere.getByLabel('Password').fill(PASSWORD)
  await elsewhere.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(elsewhere.getByRole('heading', { name: 'Create your profile' })).toBeVisible()
  await elsewhere.context().close()
})

test('R296 signing in says what it is for, and leads back to the place on the page', async ({ page }) => {
  const email = uniqueEmail('liker')
  await signUpConfirmed(page, { name: 'Lia Liker', email, password: PASSWORD })
  await page.context().clearCookies()
  await page.goto('/@ada-moreau')
  await page.getByRole('button', { name: /^Like / }).click()
  await expect(page.getByRole('heading', { name: 'Sign in to like Ada Moreau' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/@ada-moreau#marks$/)
  await expect(page.getByRole('button', { name: /^Liked / })).toBeInViewport()
})

for (const [email, place] of [
  ['owner@demo.test', /\/dashboard$/],
  ['visitor@demo.test', /\/$/],
  ['admin@demo.test', /\/admin$/],
] as const) {
  test(
    `R296 ${email} signs in and begins at ${place.source}`,
    inFullRun(email !== 'owner@demo.test'),
    async ({ page }) => {
      await page.goto('/sign-in')
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password').fill('guildhall-demo')
      await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
      await expect(page).toHaveURL(place)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
  )
}

test('R297 experts are not invited to sign up, and admins are not addressed as owners', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Do you build websites?' })).toBeVisible()
  await signIn(page, 'owner@demo.test')
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Do you build websites?' })).toHaveCount(0)
  await page.goto('/sign-up')
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('/for-experts')
  await expect(page.getByRole('link', { name: 'Go to your dashboard' })).toBeVisible()

  await page.context().clearCookies()
  await signIn(page, 'admin@demo.test')
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('link', { name: 'Admin', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create your profile' })).toHaveCount(0)
  await page.goto('/@ada-moreau/edit/general')
  await expect(page.getByText('You edit this profile of Ada Moreau as an admin.')).toBeVisible()
})

test('R31 the viewer’s own card has no button to follow, and other cards have one', inFullRun(), async ({ page }) => {
  await signIn(page, 'owner@demo.test')
  await page.goto('/experts?q=ada+moreau')
  const card = page.getByRole('article').filter({ hasText: 'Ada Moreau' }).first()
  await expect(card).toBeVisible()
  await expect(card.getByRole('button', { name: /^Follow/ })).toHaveCount(0)
  await page.context().clearCookies()
  await signIn(page, 'visitor@demo.test')
  await page.goto('/experts?q=ada+moreau')
  await expect(page.getByRole('button', { name: /^Follow(?:ing)? Ada Moreau$/ })).toBeVisible()
})

test('R85 the page of an expert who takes no messages says why', async ({ page }) => {
  await signIn(page, 'admin@demo.test')
  const change = (expertStatus: string) =>
    page.request.patch('/v1/marketplace/admin/profiles/tidewater-works', { data: { expertStatus, reason: 'A test' } })
  expect((await change('PAUSED')).status()).toBe(200)
  await page.context().clearCookies()
  await page.goto('/@tidewater-works')
  await expect(page.getByText('Tidewater Works is not taking new work or messages for now.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Contact Tidewater Works' })).toHaveCount(0)
  await signIn(page, 'admin@demo.test')
  await change('ACTIVE')
})
