import type { Page } from '@playwright/test'

import { expect, inFullRun, test, uniqueEmail } from './fixtures.ts'
import { OWN_PASSWORD, signUpConfirmed } from './own-account.ts'

test.use({ javaScriptEnabled: false })

/** An account for this test only: follows and likes persist, and all tests share the demo's accounts. */
async function register(page: Page, email: string): Promise<void> {
  await signUpConfirmed(page, { name: 'Mark Tester', email, password: OWN_PASSWORD })
  await page.context().clearCookies()
}

test('following while signed out: sign in, and it is done', inFullRun(), async ({ page }) => {
  const email = uniqueEmail('marks')
  await register(page, email)
  await page.goto('/@tidewater-works')
  await page.getByRole('button', { name: /^Follow / }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(OWN_PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/@tidewater-works#marks$/)
  const following = page.getByRole('button', { name: /^Following / })
  await expect(following).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: /^Like / }).click()
  await expect(page.getByRole('button', { name: /^Liked / })).toBeVisible()
  await following.click()
  await expect(page.getByRole('button', { name: /^Follow / })).toHaveAttribute('aria-pressed', 'false')
  // The link alone does nothing: the visitor confirms first.
  await page.goto('/@tidewater-works/mark?act=follow')
  await expect(page.getByRole('heading', { name: 'Follow Tidewater Works?' })).toBeVisible()
  await page.getByRole('link', { name: 'Not now' }).click()
  await expect(page.getByRole('button', { name: /^Follow / })).toBeVisible()
})

test('kinds of work are pages of their own', async ({ page }) => {
  await page.goto('/@northlight')
  const kinds = page.getByRole('navigation', { name: 'Kinds of work' })
  await expect(kinds.getByRole('link', { name: /^Sites/ })).toHaveAttribute('aria-current', 'page')
  await kinds.getByRole('link', { name: /^Templates 3/ }).click()
  await expect(page.getByRole('region', { name: 'Templates' }).locator('ul').last().getByRole('listitem')).toHaveCount(
    3,
  )
  for (const query of ['?work=paintings', '?page=0', '?page=99', '?work=libraries&page=2']) {
    expect((await page.request.get(`/@northlight${query}`)).status()).toBe(404)
  }
})
