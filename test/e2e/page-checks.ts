import type { Page } from '@playwright/test'

import { expectAccessible, expectNoHorizontalScroll } from './fixtures.ts'

export const WIDTHS = [1280, 360]

/** List items and sections are alike, so only the first few are checked. */
async function shortenLists(page: Page): Promise<void> {
  const more = page.locator('main li:nth-child(n + 4), main section:nth-child(n + 7)')
  await more.evaluateAll((all) => all.forEach((one) => one.remove()))
}

type Combination = { width: number; colorScheme: 'light' | 'dark'; forcedColors?: 'active' }

const COMBINATIONS: Combination[] = WIDTHS.flatMap((width) => [
  { width, colorScheme: 'light' },
  { width, colorScheme: 'dark' },
])

/** High contrast, as Windows has it. */
const FORCED: Combination[] = WIDTHS.map((width) => ({ width, colorScheme: 'dark', forcedColors: 'active' }))

/**
 * The suite checks a page in one combination, which its path selects; with E2E_MATRIX=1 (npm run walk) every page is
 * checked in all of them.
 */
function combinationsFor(page: Page): Combination[] {
  if (process.env['E2E_MATRIX'] === '1') return [...COMBINATIONS, ...FORCED]
  const hash = [...new URL(page.url()).pathname].reduce((sum, char) => sum + (char.codePointAt(0) ?? 0), 0)
  return COMBINATIONS.filter((_one, index) => index === hash % COMBINATIONS.length)
}

async function expectAccessibleLooks(page: Page): Promise<void> {
  for (const { width, colorScheme, forcedColors = 'none' } of combinationsFor(page)) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme, forcedColors })
    await expectAccessible(page)
  }
}

async function expectToFit(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoHorizontalScroll(page)
  }
}

/** Expects the page to fit both widths and to be accessible. */
export async function expectGoodLooks(page: Page): Promise<void> {
  await expectToFit(page)
  await shortenLists(page)
  await expectAccessibleLooks(page)
}

/** The same without shortening the lists, for hydrated pages (removing nodes would break React) and short ones. */
export async function expectWholeGoodLooks(page: Page): Promise<void> {
  await expectToFit(page)
  await expectAccessibleLooks(page)
}
