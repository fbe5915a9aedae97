import type { Page } from '@playwright/test'

import { expect, inFullRun, test } from './fixtures.ts'

const PAGES = ['/', '/hire/web-design', '/browse/cities/dhaka', '/experts', '/@ada-moreau']
const SAMPLE = new Set(['/hire/web-design', '/@ada-moreau'])
const MAX_BYTES = 60 * 1024

/** The transferred bytes of these resource types, compressed. */
async function transferred(page: Page, path: string): Promise<{ bytes: number; scripts: string[] }> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const kinds = new Map<string, string>()
  const scripts: string[] = []
  let bytes = 0
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, type)
    if (type === 'Script') scripts.push(response.url)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (['Document', 'Stylesheet'].includes(kinds.get(requestId) ?? '')) bytes += encodedDataLength
  })
  await page.goto(path, { waitUntil: 'load' })
  return { bytes, scripts }
}

for (const path of PAGES) {
  test(`${path} is light: no script, little markup`, inFullRun(!SAMPLE.has(path)), async ({ page }) => {
    const { bytes, scripts } = await transferred(page, path)
    expect(scripts).toEqual([])
    expect(bytes).toBeGreaterThan(1000)
    expect(bytes).toBeLessThanOrEqual(MAX_BYTES)
  })

  test(`no layout shift while ${path} loads`, inFullRun(!SAMPLE.has(path)), async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto(path, { waitUntil: 'load' })
    const shift = await page.evaluate(async () => {
      const seen: number[] = []
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.push((entry as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
      await Promise.all([document.fonts.ready, ...document.getAnimations().map(({ finished }) => finished)])
      for (let y = 0; y < document.body.scrollHeight; y += 400) {
        scrollTo(0, y)
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
      return seen.reduce((sum, value) => sum + value, 0)
    })
    expect(shift).toBe(0)
  })
}

test('pictures have dimensions and several sizes, and load lazily', async ({ page }) => {
  await page.goto('/hire/web-design')
  const pictures = await page.locator('main img').evaluateAll((all) =>
    (all as HTMLImageElement[]).map(({ src, srcset, sizes, loading, width, height, attributes }) => ({
      src,
      right:
        /\.(webp|avif)$/.test(src) &&
        srcset.split(',').length >= 2 &&
        sizes !== '' &&
        attributes.getNamedItem('width') !== null &&
        attributes.getNamedItem('height') !== null &&
        width > 0 &&
        height > 0,
      lazy: loading === 'lazy',
    })),
  )
  expect(pictures.length).toBeGreaterThan(24)
  expect(pictures.filter(({ right }) => !right)).toEqual([])
  expect(pictures.slice(12).every(({ lazy }) => lazy)).toBe(true)
})
