import { expect, test } from './fixtures.ts'
import { expectGoodLooks } from './page-checks.ts'

test('R756 every address of llms.txt leads somewhere', async ({ request }) => {
  const text = await (await request.get('/llms.txt')).text()
  const links = [...text.matchAll(/\]\((.*?)\)/g)].map(([, link = '']) => new URL(link).pathname)
  expect(links.length).toBeGreaterThan(6)
  for (const link of links) {
    // Agents post to /mcp; it takes no GET.
    expect([link, (await request.get(link)).status()]).toEqual([link, link === '/mcp' ? 405 : 200])
  }
})

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
