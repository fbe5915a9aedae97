import type { Page } from '@playwright/test'

import { DEMO_PASSWORD } from '#domain/demo/demo.ts'

import { expect, inFullRun, linkInMail, signIn, test, uniqueEmail } from './fixtures.ts'
import { expectWholeGoodLooks } from './page-checks.ts'

const PASSWORD = 'a long enough one'

async function join(page: Page, name: string): Promise<string> {
  const email = uniqueEmail('dash')
  await page.request.post('/user/auth/sign-up/email', { data: { name, email, password: PASSWORD } })
  return email
}

async function createProfile(page: Page): Promise<string> {
  const slug = `dash-${crypto.randomUUID().slice(0, 8)}`
  await page.request.post('/v1/marketplace/profile/user', { data: { name: 'Dora Dash', slug } })
  return slug
}

test('R708 the dashboard begins with what waits, each with a link, before any charts', async ({ page }) => {
  await signIn(page, 'owner@demo.test')
  await page.goto('/dashboard')
  const links = page.getByRole('navigation', { name: 'At a glance' }).getByRole('link')
  await expect(links).toHaveText([
    /unread message/,
    /unanswered brief/,
    /availability/,
    /profile views? in the last 30 days/,
  ])
  expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual([
    '/inbox',
    '/briefs?box=received',
    '/@ada-moreau/edit/availability#edit-availabilityStatus',
    '#figures',
  ])
  const [waiting, figures] = await Promise.all([
    links.first().boundingBox(),
    page.getByRole('region', { name: 'How it is going' }).boundingBox(),
  ])
  expect(waiting?.y ?? 9e9).toBeLessThan(figures?.y ?? 0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('signed-out visitors sign in first and come back', async ({ page }) => {
    await page.goto('/dashboard?days=7')
    await expect(page).toHaveURL(/\/sign-in\?next=%2Fdashboard%3Fdays%3D7$/)
    await page.getByLabel('Email').fill('owner@demo.test')
    await page.getByLabel('Password').fill(DEMO_PASSWORD)
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/dashboard\?days=7$/)
    await expect(page.getByRole('link', { name: '7 days', exact: true })).toHaveAttribute('aria-current', 'page')
  })

  test('R125 simulating the platform updates the requirements', async ({ page }) => {
    await join(page, 'Dora Dash')
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { name: 'Show what you can do' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Create a profile' })).toHaveAttribute('href', '/new-profile')
    const slug = await createProfile(page)
    await page.goto('/dashboard')
    await expect(page.getByText('0 of 20 steps')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible()

    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByLabel('Name of the site')).toHaveAccessibleDescription('Fill in this field.')
    await page.getByLabel('Name of the site').fill('Harbour Museum')
    await page.locator('label', { has: page.getByRole('radio', { name: 'Picture 3' }) }).click()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByRole('status')).toHaveText('The platform has reported your new site.')
    await expect(page.getByText('2 of 20 steps')).toBeVisible()

    await page.getByLabel(/workspace of your own/).selectOption('core')
    await page.getByRole('button', { name: 'Create workspace' }).click()
    await expect(page.getByText('3 of 20 steps')).toBeVisible()
    await expect(page.getByText('Core plan')).toBeVisible()
    await page.getByRole('button', { name: 'Let time pass' }).click()
    await expect(page.getByText('4 of 20 steps')).toBeVisible()
    await page.getByRole('button', { name: 'Unpublish Harbour Museum' }).click()
    await expect(page.getByText('2 of 20 steps')).toBeVisible()
    await page.getByRole('button', { name: 'Publish again Harbour Museum' }).click()
    await expect(page.getByText('4 of 20 steps')).toBeVisible()

    const steps = page.getByText('All 20 steps')
    await steps.click()
    await expect(page.getByRole('link', { name: 'Add a profile picture' }).first()).toHaveAttribute(
      'href',
      `/@${slug}/edit/general`,
    )
  })

  test('the account: name, email, password, data', async ({ page }) => {
    const email = await join(page, 'Ann Other')
    await page.goto('/account')
    await page.getByLabel('Name', { exact: true }).fill(' ')
    await page.getByRole('button', { name: 'Change name' }).click()
    await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(/Fill in this field/)
    await page.getByLabel('Name', { exact: true }).fill('Ann Else')
    await page.getByRole('button', { name: 'Change name' }).click()
    await expect(page.getByRole('heading', { name: 'Ann Else' })).toBeVisible()

    const next = uniqueEmail('moved')
    await page.getByLabel('New email').fill(next)
    await page.getByLabel('Confirm with your password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByRole('status')).toContainText('a link is on its way')
    await page.goto(await linkInMail(page, next, /Confirm your new email/))
    await expect(page.getByText(`${next} will replace the current email of your account.`)).toBeVisible()
    await page.getByRole('button', { name: 'Confirm this new email' }).click()
    await expect(page.getByRole('heading', { name: 'Your new email is confirmed' })).toBeVisible()
    await page.goto('/account')
    await expect(page.getByText(`${next} ✓ confirmed`)).toBeVisible()
    expect(next).not.toBe(email)

    await page.getByLabel('Current password').fill('wrong')
    await page.getByLabel('New password').fill('another long one')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByLabel('Current password')).toHaveAccessibleDescription('This is not your password.')
    await page.getByLabel('Current password').fill(PASSWORD)
    await page.getByLabel('New password').fill('another long one')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByRole('status')).toContainText('Your new password is set')

    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download my data' }).click()
    expect((await download).suggestedFilename()).toMatch(/^guildhall-\d{4}-\d\d-\d\d\.json$/)
  })

  test('deleting a profile, then the account', async ({ page }) => {
    const email = await join(page, 'Gail Going')
    const slug = await createProfile(page)
    await page.goto('/account')
    await page.getByRole('link', { name: /Delete the profile of/ }).click()
    await page.getByRole('button', { name: 'Delete this profile' }).click()
    await expect(page.getByLabel(`Type ${slug} to confirm`)).toHaveAccessibleDescription(`Type ${slug} to confirm.`)
    await page.getByLabel(`Type ${slug} to confirm`).fill(`@${slug}`)
    await page.getByRole('button', { name: 'Delete this profile' }).click()
    await expect(page.getByRole('status')).toContainText('The profile is deleted.')
    expect((await page.request.get(`/v1/marketplace/profiles/${slug}`)).status()).toBe(404)

    await page.getByRole('link', { name: 'Delete your account' }).click()
    await page.getByLabel('Your password').fill('wrong')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await expect(page.getByLabel('Your password')).toHaveAccessibleDescription(/This is not your password/)
    await page.getByLabel('Your password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
    const again = await page.request.post('/user/auth/sign-in/email', { data: { email, password: PASSWORD } })
    expect(again.status()).toBe(401)
  })
})

test('the chart and the table show the same values', async ({ page }) => {
  await signIn(page, 'owner@demo.test')
  await page.goto('/dashboard?days=30')
  const rows = page.locator('#figures tbody tr')
  await expect(rows).toHaveCount(30)
  const cells = await rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent?.replace(/[+,]/g, '')))),
  )
  const oldestFirst = cells.toReversed()
  const views = oldestFirst.map(([value]) => value ?? 0)
  expect(Math.max(...views)).toBeGreaterThan(0)

  const points = ((await page.locator('#figures polyline').getAttribute('points')) ?? '').split(' ')
  const heights = points.map((point) => 100 - Number(point.split(',')[1]))
  const tallest = Math.max(...heights)
  for (const [index, height] of heights.entries()) {
    expect(height / tallest).toBeCloseTo((views[index] ?? 0) / Math.max(...views), 2)
  }
  const bars = await page
    .locator('#figures svg:has(rect[data-bar])')
    .evaluateAll((charts) =>
      charts.map((chart) =>
        [...chart.querySelectorAll('rect[data-bar]')].map((bar) => Number(bar.getAttribute('height')) > 0),
      ),
    )
  expect(bars).toEqual([
    oldestFirst.map(([, likes]) => likes !== 0),
    oldestFirst.map(([, , followers]) => followers !== 0),
  ])
  const total = views.reduce((sum, value) => sum + value, 0).toLocaleString('en')
  await expect(page.getByText(`${total} views in the last 30 days`)).toBeVisible()
})

test.describe('other people’s profiles', () => {
  test.use({ expectedErrors: [/404/] })

  test('have no dashboard here', async ({ page }) => {
    await signIn(page, 'visitor@demo.test')
    const answer = await page.goto('/dashboard?profile=ada-moreau')
    expect(answer?.status()).toBe(404)
  })
})

test('a full dashboard looks good', async ({ page }) => {
  test.slow()
  await signIn(page, 'owner@demo.test')
  await page.goto('/dashboard?days=7')
  for (const summary of await page.locator('main summary').all()) await summary.click()
  await expectWholeGoodLooks(page)
})

test('R730 the dashboard of a new expert has no zeros', async ({ page }) => {
  await join(page, 'No Figures Yet')
  await createProfile(page)
  await page.goto('/dashboard')
  await expect(page.getByText('No views, likes or followers yet.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'No unread messages' })).toBeVisible()
  await expect(page.getByRole('main').getByText(/^0$/)).toHaveCount(0)
})

test('an empty dashboard looks good, without and with a profile', inFullRun(), async ({ page }) => {
  test.slow()
  await join(page, 'Nobody Yet')
  await page.goto('/dashboard')
  await expectWholeGoodLooks(page)
  await createProfile(page)
  await page.goto('/dashboard?days=7')
  await expectWholeGoodLooks(page)
})

test('the pages of an account look good', inFullRun(), async ({ page }) => {
  test.slow()
  await signIn(page, 'owner@demo.test')
  for (const path of ['/account', '/account/delete', '/account/delete-profile/ada-moreau']) {
    await page.goto(path)
    await expectWholeGoodLooks(page)
  }
})
