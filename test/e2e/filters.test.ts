import type { Page } from '@playwright/test'

import { expect, expectNoHorizontalScroll, test } from './fixtures.ts'

const panel = (page: Page, label: string) =>
  page.getByRole('form', { name: 'Filter experts' }).getByRole('group', { name: label })
const open = (page: Page, label: string) =>
  page
    .locator('summary')
    .filter({ visible: true })
    .and(page.getByLabel(new RegExp(`^${label}`)))
    .click()

test('R312 a filter applies when it is changed, keeps its panel open, and takes several values', async ({ page }) => {
  await page.goto('/hire/web-design')
  await open(page, 'Language')
  await panel(page, 'Language').getByLabel('French').click()
  await expect(page).toHaveURL('/hire/web-design?language=fr#filter-language')
  await expect(panel(page, 'Language').getByLabel('French')).toBeChecked()
  await panel(page, 'Language').getByLabel('German').click()
  await expect(page).toHaveURL('/hire/web-design?language=fr&language=de#filter-language')
  await expect(page.getByRole('list', { name: 'Chosen filters' }).getByRole('link')).toHaveText([
    /German/,
    /French/,
    'Clear all',
  ])
  await page.getByLabel('Sort').selectOption('newest')
  await expect(page).toHaveURL('/hire/web-design?language=fr&language=de&sort=newest')
})

test('R312 a filter that is changed before its script has loaded applies, too', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route(/\/filters-[^/]*\.js$/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/hire/web-design')
  const loading = page.waitForRequest(/\/filters-[^/]*\.js$/)
  await open(page, 'Language')
  await panel(page, 'Language').getByLabel('French').click()
  await loading
  await expect(page).toHaveURL('/hire/web-design')
  held.resolve()
  await expect(page).toHaveURL('/hire/web-design?language=fr#filter-language')
})

test('R312 the price is a range', async ({ page }) => {
  await page.goto('/hire/web-design')
  await open(page, 'Price')
  await page.getByLabel('From').fill('2000')
  await page.getByLabel('From').press('Enter')
  await expect(page).toHaveURL(/\?budgetFrom=2000(#filter-budget)?$/)
  await page.goto('/hire/web-design?budgetFrom=2000&budget=5000')
  await expect(page.getByRole('list', { name: 'Chosen filters' }).getByRole('link')).toHaveText([
    /Up to \$5,000/,
    /From \$2,000/,
    'Clear all',
  ])
  const shown = await page
    .getByRole('article')
    .getByText(/^from \$/)
    .allTextContents()
  const amounts = shown.map((text) => Number(text.replaceAll(/\D/g, '')))
  expect(amounts.length).toBeGreaterThan(0)
  expect(amounts.filter((amount) => amount < 2000 || amount > 5000)).toEqual([])
  // Addresses from before the range.
  await page.goto('/hire/web-design?budget=5000')
  await expect(page.getByText('Up to $5,000').first()).toBeVisible()
})

test('R311 Back shows the list that the filters say', async ({ page }) => {
  await page.goto('/hire/web-design')
  await open(page, 'Language')
  await panel(page, 'Language').getByLabel('French').click()
  await expect(page).toHaveURL(/language=fr/)
  await page.goBack()
  await expect(page).toHaveURL('/hire/web-design')
  await expect(page.getByLabel('French')).not.toBeChecked()
  await expect(page.getByRole('list', { name: 'Chosen filters' })).toHaveCount(0)
  // From the browser's memory, which the test browser has switched off; the focus loads the script.
  await page.getByLabel('Sort').focus()
  await expect(async () => {
    await page.evaluate(() => {
      const field = document.querySelector<HTMLSelectElement>('select[name=sort]')
      if (field) field.value = 'newest'
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    expect(await page.getByLabel('Sort').inputValue()).toBe('')
  }).toPass()
})

test('R312 on a phone the filters apply when their sheet is closed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/hire/web-design')
  await page.getByRole('button', { name: 'Filter and sort' }).click()
  await open(page, 'Language')
  await panel(page, 'Language').getByLabel('French').click()
  await panel(page, 'Language').getByLabel('German').click()
  await expectNoHorizontalScroll(page)
  const apply = page.getByRole('button', { name: 'Apply' })
  const isClearBelow = await apply.evaluate((button) => {
    const { left, bottom } = button.getBoundingClientRect()
    return document.elementFromPoint(left + 40, bottom + 8)?.contains(button)
  })
  expect(isClearBelow).toBe(true)
  const sort = page.getByLabel('Sort')
  await page.locator('summary').and(page.getByLabel(/^Type/)).focus()
  await sort.evaluate((field) => {
    const button = field.closest('form')?.querySelector('button:not([popovertarget])')
    field.closest('form')?.scrollBy(0, field.getBoundingClientRect().top - (button?.getBoundingClientRect().top ?? 0))
  })
  await page.keyboard.press('Tab')
  await expect(sort).toBeFocused()
  const bottom = (box: { y: number; height: number } | null) => (box?.y ?? 0) + (box?.height ?? 0)
  expect(bottom(await sort.boundingBox())).toBeLessThanOrEqual((await apply.boundingBox())?.y ?? 0)
  await expect(page).toHaveURL('/hire/web-design')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/hire/web-design?language=fr&language=de')
  await page.getByRole('button', { name: 'Filter and sort' }).click()
  await open(page, 'Language')
  await panel(page, 'Language').getByLabel('German').click()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(page).toHaveURL('/hire/web-design?language=fr')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('R313 the button applies the filters, and the address has no empty parameters', async ({ page }) => {
    await page.goto('/hire/web-design')
    await open(page, 'Language')
    await panel(page, 'Language').getByLabel('French').check()
    await panel(page, 'Language').getByLabel('German').check()
    const [sort, apply] = await Promise.all(
      [page.getByLabel('Sort'), page.getByRole('button', { name: 'Apply' })].map((one) => one.boundingBox()),
    )
    expect((sort?.x ?? 0) + (sort?.y ?? 0) * 10).toBeLessThan((apply?.x ?? 0) + (apply?.y ?? 0) * 10)
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL('/hire/web-design?language=fr&language=de')
    await page.getByRole('banner').getByLabel('What do you need?').fill('moreau')
    await page.getByRole('banner').getByRole('button', { name: 'Find' }).click()
    await expect(page).toHaveURL('/experts?q=moreau')
  })

  test('R312 an open filter does not cover the button that applies it', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 })
    for (const label of ['Price', 'Availability', 'Type']) {
      await page.goto('/hire/web-design')
      await open(page, label)
      await panel(page, label).locator('input').last().click()
      await expectNoHorizontalScroll(page)
      await page.getByRole('button', { name: 'Apply' }).click()
      await expect(page).toHaveURL(label === 'Price' ? '/hire/web-design' : /\?\w+=\w+$/)
    }
  })
})
