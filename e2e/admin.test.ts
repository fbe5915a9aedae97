import type { Page } from '@playwright/test'

import { expect, leavePicturesBlank, signIn, test } from './fixtures.ts'
import { expectGoodLooks } from './good-looks.ts'

test.use({ javaScriptEnabled: false })
test.beforeEach(({ page }) => leavePicturesBlank(page))

const REASON = 'Looked into it'

/** What the demo's experts have typed is known; here is something that is not. */
async function typeUnknownSkill(page: Page, term: string): Promise<void> {
  await signIn(page, 'starter@demo.test')
  const answer = await page.request.patch('/v1/marketplace/profile/user', { data: { skills: ['Web Design', term] } })
  expect(answer.status()).toBe(200)
  await page.context().clearCookies()
}

const row = (page: Page, handle: string) => page.getByRole('row').filter({ hasText: handle })

test.describe('who may', () => {
  test.use({ expectedErrors: [/404/] })

  test('R135 signed out one signs in first; to others there is nothing', async ({ page }) => {
    const places = ['/admin', '/admin/profiles', '/admin/reports', '/admin/terms', '/admin/catalogue']
    for (const place of places) {
      await page.goto(place)
      expect(page.url()).toContain(`/sign-in?next=${encodeURIComponent(place)}`)
    }
    await signIn(page, 'visitor@demo.test')
    await expect(page.getByRole('link', { name: 'Admin', exact: true })).toHaveCount(0)
    for (const place of [...places, '/admin/profiles/ada-moreau/history', '/admin/reports/messages/x']) {
      expect((await page.goto(place))?.status()).toBe(404)
    }
  })
})

test('R137 R138 R136 an admin finds profiles, hides one with a reason, and reads it in the history', async ({
  page,
}) => {
  await signIn(page, 'admin@demo.test')
  await page.getByRole('link', { name: 'Admin', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  await expectGoodLooks(page)
  await page.getByRole('link', { name: 'Profiles', exact: true }).click()
  await expectGoodLooks(page)
  await page.getByLabel('Name, handle or email').fill('sam-okafor')
  await page.getByRole('search').last().getByRole('button', { name: 'Search' }).click()
  await row(page, '@sam-okafor').getByRole('checkbox').check()
  await page.getByLabel('With the chosen ones').selectOption('PUBLIC')
  await page.getByLabel('Reason').fill(REASON)
  await page.getByRole('button', { name: 'Change' }).click()
  await expect(page.getByRole('status')).toHaveText('1 profile is changed.')
  await expect(row(page, '@sam-okafor')).toContainText('Public')
  await page.getByRole('link', { name: /^History of/ }).click()
  await expect(page.getByRole('main')).toContainText(REASON)
  await expect(page.getByRole('main')).toContainText('PRIVATE → PUBLIC')
  await expectGoodLooks(page)
  await page.goBack()
  await row(page, '@sam-okafor').getByRole('checkbox').check()
  await page.getByLabel('With the chosen ones').selectOption('PRIVATE')
  await page.getByLabel('Reason').fill('As it was')
  await page.getByRole('button', { name: 'Change' }).click()
  await expect(row(page, '@sam-okafor')).toContainText('Private')
  await page.goto('/admin/profiles?q=nobody+like+this')
  await expect(page.getByText('No profile is like that.')).toBeVisible()
})

test('R146 R147 a guest reports a profile, an admin closes the report', async ({ page }) => {
  const words = `The second site is ours, ${crypto.randomUUID()}`
  await page.goto('/@northlight')
  await page.getByRole('link', { name: 'Report this profile' }).click()
  await expectGoodLooks(page)
  await page.getByLabel('Shows other people’s work as their own').check()
  await page.getByLabel('Tell us more').fill(words)
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await signIn(page, 'admin@demo.test')
  await page.goto('/admin/reports')
  await expectGoodLooks(page)
  const card = page.getByRole('listitem').filter({ hasText: words })
  await card.getByLabel('Outcome').selectOption('dismissed')
  await card.getByLabel('Reason').fill(REASON)
  await card.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('Closed, with your reason.')).toBeVisible()
  await expect(card).toHaveCount(0)
  await page.getByRole('link', { name: 'Closed', exact: true }).click()
  await expect(card).toContainText('Dismissed')
})

test('R140 R142 R143 a term is mapped, the catalogue rebuilt and rolled back', async ({ page }) => {
  const term = `web desiign ${crypto.randomUUID().slice(0, 6)}`
  await typeUnknownSkill(page, term)
  await signIn(page, 'admin@demo.test')
  await page.goto('/admin/terms')
  await expectGoodLooks(page)
  const card = page.getByRole('listitem').filter({ hasText: term })
  await card.getByLabel('The skill that it means').fill('Web Design')
  await card.getByLabel('Reason').fill('A misspelling')
  await card.getByRole('button', { name: 'Map' }).click()
  await expect(page.getByText(/^Mapped\./)).toBeVisible()
  await page.goto('/admin/terms?status=mapped')
  await expect(card).toContainText('Means Web Design')

  await page.goto('/admin/catalogue')
  await expectGoodLooks(page)
  const preview = page.getByRole('region', { name: 'What a rebuild would change' })
  await preview.locator('summary', { hasText: 'new aliases' }).click()
  await expect(preview).toContainText(`${term} → web-design`)
  await preview.getByLabel('Reason').fill('The first rebuild')
  await preview.getByRole('button', { name: 'Rebuild now' }).click()
  await expect(page.getByText('The new version is active, on every node.')).toBeVisible()
  await expectGoodLooks(page)
  await page.goto(`/experts?q=${encodeURIComponent(term)}`)
  await expect(page).toHaveURL(/\/hire\/web-design$/)

  await page.goto('/admin/catalogue')
  const committed = page.getByRole('listitem').filter({ hasText: 'The committed tables' })
  await committed.locator('summary').click()
  await committed.getByLabel('Reason').fill('As it was')
  await committed.getByRole('button', { name: /^Roll back/ }).click()
  await expect(page.getByText('The earlier version is active again, on every node.')).toBeVisible()
  await page.goto(`/experts?q=${encodeURIComponent(term)}`)
  await expect(page).toHaveURL(/\/experts/)
})

test('R148 R149 the pages on ranking and moderation are for everyone', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ranking' }).click()
  await expect(page.getByRole('heading', { name: 'How experts are ranked' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Completeness' })).toContainText('30 %')
  await expectGoodLooks(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Moderation' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Moderation' })).toBeVisible()
  await expectGoodLooks(page)
})
