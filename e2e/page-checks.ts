import type { Page } from '@playwright/test'

import { expectAccessible, expectNoSideways } from './fixtures.ts'

export const WIDTHS = [1280, 360]

/** Items of a list, and lists of lists, are alike: a few of each are judged. */
async function shortenLists(page: Page): Promise<void> {
  const more = page.locator('main li:nth-child(n + 4), main section:nth-child(n + 7)')
  await more.evaluateAll((all) => all.forEach((one) => one.remove()))
}

/** Light and dark. Dark differs in colours alone, so there only those are judged again. */
async function expectAccessibleSchemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, ['color-contrast', 'link-in-text-block'])
}

/** In both widths and both schemes. */
export async function expectGoodLooks(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSideways(page)
  }
  await shortenLists(page)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessibleSchemes(page)
  }
}

/** The same of a page as it stands: removing what a script has made would break it, and a short one needs no removing. */
export async function expectWholeGoodLooks(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSideways(page)
    await expectAccessibleSchemes(page)
  }
}
