import type { Locator, Page } from '@playwright/test'

import { expect } from './fixtures.ts'

/** Presses Tab until the target has the focus, a limited number of times. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  const isFocused = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 120 && !(await isFocused()); presses++) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}

/** Replaces what the field holds. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

/** Follows a link or presses a button. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Ticks a box or chooses a radio button. */
export async function tick(page: Page, box: Locator): Promise<void> {
  await tabTo(page, box)
  if (!(await box.isChecked())) await page.keyboard.press('Space')
  await expect(box).toBeChecked()
}

/** Chooses the option by typing its label. */
export async function choose(page: Page, select: Locator, label: string): Promise<void> {
  await tabTo(page, select)
  await page.keyboard.type(label)
  await expect(select.locator('option:checked')).toHaveText(label)
}
