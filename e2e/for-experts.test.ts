import { expect, test } from './fixtures.ts'
import { expectGoodLooks } from './page-checks.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test(`R690 the page for experts shows the product, ${colorScheme}`, async ({ page }) => {
    const bytes = new Map<string, number>()
    page.on('response', async (response) => {
      const { pathname } = new URL(response.url())
      if (pathname.endsWith('.webp')) bytes.set(pathname, (await response.body()).length)
    })
    await page.setViewportSize({ width: 390, height: 800 })
    await page.emulateMedia({ colorScheme })
    await page.goto('/for-experts')
    const pictures = page.getByRole('main').getByRole('img')
    await expect(pictures).toHaveCount(3)
    const heights = () => pictures.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
    const before = await heights()
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect(picture).toHaveAttribute('alt', /.{40}/)
      await expect
        .poll(() =>
          picture.evaluate((one) => [(one as HTMLImageElement).naturalWidth, (one as HTMLImageElement).naturalHeight]),
        )
        .toEqual([840, 560])
      const shown = await picture.evaluate((one) => (one as HTMLImageElement).currentSrc)
      expect(shown).toContain(`-${colorScheme}-`)
    }
    expect(await heights()).toEqual(before)
    expect(bytes.size).toBe(3)
    for (const size of bytes.values()) expect(size).toBeLessThanOrEqual(48 * 1024)
    await expectGoodLooks(page)
  })
}
