import type { Page } from '@playwright/test'

import { expectAccessible, expectNoSideways } from './fixtures.ts'

export const WIDTHS = [1280, 360]

/** Items of a list, and lists of lists, are alike: a few of each are judged. */
async function shortenLists(page: Page): Promise<void> {
  const more = page.locator('main li:nth-child(n + 4), main section:nth-child(n + 7)')
  await more.evaluateAll((all) => all.forEach((one) => one.remove()))
}

type Combination = { width: number; colorScheme: 'light' | 'dark' }

const COMBINATIONS: Combination[] = WIDTHS.flatMap((width) => [
  { width, colorScheme: 'light' },
  { width, colorScheme: 'dark' },
])

/**
 * In the suite a page is judged in one combination, and the next page in another, always the same ones; with
 * E2E_MATRIX=1 (npm run walk) every page in all of them.
 */
function combinationsFor(page: Page): Combination[] {
  if (process.env['E2E_MATRIX'] === '1') return COMBINATIONS
  const hash = [...new URL(page.url()).pathname].reduce((sum, char) => sum + (char.codePointAt(0) ?? 0), 0)
  return COMBINATIONS.filter((_one, index) => index === hash % COMBINATIONS.length)
}

async function expectAccessibleLooks(page: Page): Promise<void> {
  for (const { width, colorScheme } of combinationsFor(page)) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
}

async function expectToFit(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSideways(page)
  }
}

/** Fits both widths, and is accessible. */
export async function expectGoodLooks(page: Page): Promise<void> {
  await expectToFit(page)
  await shortenLists(page)
  await expectAccessibleLooks(page)
}

/** The same of a page as it stands: removing what a script has made would break it, and a short one needs no removing. */
export async function expectWholeGoodLooks(page: Page): Promise<void> {
  await expectToFit(page)
  await expectAccessibleLooks(page)
}
