import type { Page } from '@playwright/test'

import { expect, inFullRun, test } from './fixtures.ts'

const PRINTED = ['/hire/web-design', '/experts?q=studio', '/@ada-moreau', '/shortlist?experts=ada-moreau,northlight']
const SAMPLE = new Set(['/hire/web-design', '/@ada-moreau'])

for (const address of PRINTED) {
  test(
    `R309 ${address} is printed without buttons and ways elsewhere`,
    inFullRun(!SAMPLE.has(address)),
    async ({ page }) => {
      await page.goto(address)
      await expect(page.getByRole('navigation').filter({ visible: true }).first()).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('region', { name: 'Filters' }).filter({ visible: true })).toHaveCount(0)
      for (const role of ['navigation', 'button', 'search', 'combobox', 'textbox', 'form'] as const) {
        await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0)
      }
      for (const name of ['Report this profile', 'Visit website', 'View profile', /^Contact/, 'Clear all']) {
        await expect(page.getByRole('link', { name }).filter({ visible: true })).toHaveCount(0)
      }
    },
  )
}

/** How an element, or what is drawn before it, looks. */
function styleOf(page: Page, selector: string, property: string, before = false): Promise<string> {
  return page
    .locator(selector)
    .filter({ visible: true })
    .first()
    .evaluate(
      (element, [name = '', pseudo]) => getComputedStyle(element, pseudo || null).getPropertyValue(name),
      [property, before ? '::before' : ''],
    )
}

test.describe('with colours of the visitor’s own', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

  test('R309 buttons have borders, the dot and what is current are seen', async ({ page }) => {
    await page.goto('/@ada-moreau')
    for (const button of ['main button', 'main a[href$="/contact"]', 'header search button']) {
      expect([button, await styleOf(page, button, 'border-top-width')]).toEqual([button, '1px'])
      expect([button, await styleOf(page, button, 'border-top-style')]).toEqual([button, 'solid'])
    }
    const dot = 'main aside span:text-matches("available|time|booked", "i")'
    expect(await styleOf(page, dot, 'border-top-width', true)).toMatch(/^[24]px$/)
    await page.goto('/@northlight')
    const [current, other] = ['nav a[aria-current="page"]', 'nav[aria-label="Kinds of work"] a:not([aria-current])']
    expect(await styleOf(page, current, 'background-color')).not.toBe(await styleOf(page, other, 'background-color'))
    expect(await styleOf(page, `${current} span`, 'color')).toBe(await styleOf(page, current, 'color'))
  })
})

test('R309 the menu says what it is at every width at which it is there', inFullRun(), async ({ page }) => {
  await page.goto('/hire')
  for (const width of [360, 640, 768, 800, 1000]) {
    await page.setViewportSize({ width, height: 800 })
    const label = page.getByRole('banner').getByRole('button', { name: 'Menu' }).getByText('Menu')
    const { width: seen = 0 } = (await label.boundingBox()) ?? {}
    expect([width, seen > 25]).toEqual([width, true])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})

test('a long name takes two lines of a card, and no more', async ({ page }) => {
  await page.goto('/hire/web-design')
  const name = page.getByRole('main').locator('article h3').first()
  await name.locator('bdi').evaluate((element) => (element.textContent = 'Bartholomew '.repeat(16)))
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const [height, line] = await name.evaluate((element) => [
      element.getBoundingClientRect().height,
      Number.parseFloat(getComputedStyle(element).lineHeight),
    ])
    expect([width, Math.round((height ?? 0) / (line ?? 1))]).toEqual([width, 2])
  }
})
