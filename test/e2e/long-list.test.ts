import { expect, inFullRun, test } from './fixtures.ts'

for (const scripts of [true, false]) {
  test.describe(scripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: scripts })

    test('a long list shows every card and the content after it', inFullRun(!scripts), async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 })
      await page.goto('/hire/web-design')
      const cards = page.getByRole('article')
      await expect(cards).toHaveCount(24)
      await expect(page.getByRole('heading', { level: 3 })).toHaveCount(24)
      await expect(page.getByRole('heading', { name: 'Related skills' })).toBeVisible()
    })

    test('a fragment scrolls to its card', inFullRun(scripts), async ({ page }) => {
      await page.goto('/hire/web-design')
      const last = page.getByRole('article').last().locator('[id^="listed-"]')
      const id = await last.getAttribute('id')
      await page.goto('/browse')
      await page.goto(`/hire/web-design#${id}`)
      await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
    })
  })
}
