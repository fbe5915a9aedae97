import type { Locator, Page } from '@playwright/test'

import { expect } from './fixtures.ts'

/** Why the focus cannot be seen; undefined where it can, or where nothing is focused. */
function hiddenFocus(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return undefined
    const label = (focused as HTMLInputElement).labels?.[0]
    const name = (label?.textContent || focused.ariaLabel || focused.textContent || focused.tagName).trim().slice(0, 60)
    // A label or a frame may show the focus of its control.
    const isShown = [focused, label, focused.parentElement].some((element) => {
      const { outlineStyle = 'none', boxShadow = 'none' } = element ? getComputedStyle(element) : {}
      return outlineStyle !== 'none' || boxShadow !== 'none'
    })
    if (!isShown) return `${name}: no outline`
    const { left, right, top, bottom, width } = (label?.contains(focused) ? label : focused).getBoundingClientRect()
    if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) return `${name}: out of view`
    const x = (Math.max(left, 0) + Math.min(left + Math.min(width, 80), innerWidth)) / 2
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2
    const above = document.elementFromPoint(x, y)
    const isOnTop = !above || focused.contains(above) || above.contains(focused) || label?.contains(above)
    return isOnTop ? undefined : `${name}: covered by ${above.outerHTML.slice(0, 80)}`
  })
}

/** Presses Tab until the target has the focus, a limited number of times; every stop on the way can be seen. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  const isFocused = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 120 && !(await isFocused()); presses++) {
    await page.keyboard.press('Tab')
    expect(await hiddenFocus(page)).toBeUndefined()
  }
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

/** Chooses by the arrow keys, from the button of the group that is chosen. */
export async function chooseRadio(page: Page, group: Locator, label: string): Promise<void> {
  await tabTo(page, group.getByRole('radio', { checked: true }))
  const wanted = group.getByRole('radio', { name: label })
  for (let presses = 0; presses < 20 && !(await wanted.isChecked()); presses++) await page.keyboard.press('ArrowDown')
  await expect(wanted).toBeChecked()
}

/** Chooses the option by typing its label. */
export async function choose(page: Page, select: Locator, label: string): Promise<void> {
  await tabTo(page, select)
  await page.keyboard.type(label)
  await expect(select.locator('option:checked')).toHaveText(label)
}
