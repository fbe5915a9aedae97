import { DEMO_PASSWORD } from '#domain/demo/demo.ts'

import { tabTo } from './by-keyboard.ts'
import { expect, test } from './fixtures.ts'

test('from the search box to a message to an expert, by keyboard only', async ({ page }) => {
  await page.goto('/')
  await tabTo(page, page.getByLabel('What do you need?'))
  await page.keyboard.type('Web d')
  await expect(page.getByRole('option', { name: 'Web Design', exact: true })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Where?')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Web Design experts' })).toBeVisible()

  await tabTo(page, page.locator('summary[aria-label="Language"]'))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByLabel('French'))
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/language=fr/)

  await tabTo(page, page.getByRole('link', { name: 'Ada Moreau' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/@ada-moreau$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Moreau' })).toBeVisible()

  await tabTo(page, page.getByRole('link', { name: 'Contact Ada Moreau' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByLabel('Subject'))
  await page.keyboard.type('A website for a bakery')
  await expect(page.getByLabel('Subject')).toHaveValue('A website for a bakery')
})

test('R391 the page after signing in begins at its top', async ({ page }) => {
  await page.goto('/sign-in')
  // Before hydration the browser itself loads the next page.
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type('visitor@demo.test')
  await page.keyboard.press('Tab')
  await page.keyboard.type(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/sign-in/)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
})
