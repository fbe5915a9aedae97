import type { Page } from '@playwright/test'

import { expect, inFullRun, openEditor, test } from './fixtures.ts'
import { makeAccount, makeProfile } from './own-account.ts'

const SAMPLE = new Set(['360 general'])

/** What has the focus, and how far it reaches under the bar with the button; 0 where it does not. */
function focused(page: Page): Promise<{ what: string; covered: number; inBar: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body
    const bar = [...document.querySelectorAll('dialog button')].find(
      ({ textContent }) => textContent === 'Save',
    )?.parentElement
    const inBar = bar?.contains(element) ?? false
    const { bottom, top } = element.getBoundingClientRect()
    const edge = bar?.getBoundingClientRect().top ?? Infinity
    const inForm = element.closest('form') !== null
    const covered = inForm && !inBar && top < innerHeight ? Math.max(0, Math.round(bottom - edge)) : 0
    return { what: `${element.tagName} ${element.id || element.getAttribute('aria-label') || ''}`, covered, inBar }
  })
}

for (const [width, height] of [
  [360, 640],
  [1280, 720],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } })

    for (const tab of ['general', 'expert-details', 'availability']) {
      test(
        `R288 nothing that Tab reaches is under the bar: ${tab}`,
        inFullRun(!SAMPLE.has(`${width} ${tab}`)),
        async ({ page }) => {
          await makeAccount(page)
          const slug = await makeProfile(page, { skills: ['Figma', 'SEO'] })
          await openEditor(page, `/@${slug}/edit/${tab}`)
          const covered: unknown[] = []
          for (const key of ['Tab', 'Shift+Tab']) {
            for (let presses = 0; presses < 60; presses++) {
              await page.keyboard.press(key)
              const now = await focused(page)
              if (now.covered > 0) covered.push([key, now.what, now.covered])
              if (key === 'Tab' && now.inBar) break
            }
          }
          expect(covered).toEqual([])
        },
      )
    }
  })
}
