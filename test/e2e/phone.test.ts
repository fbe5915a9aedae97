import { expect, expectNoHorizontalScroll, inFullRun, openEditor, signIn, test } from './fixtures.ts'
import { smallTargets } from './touch-targets.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
/** One page of each kind. */
const SAMPLE = [
  '/',
  '/hire/web-design?language=fr',
  '/@ada-moreau',
  '/@ada-moreau/contact',
  '/shortlist?experts=ada-moreau,northlight',
]
const PUBLIC_PAGES = [
  ...SAMPLE,
  '/experts?q=zzzyx+qqq',
  '/browse/cities/new-york-city',
  '/sign-up',
  '/ranking',
  '/hire',
  '/hire/web-design/us/new-york-city',
  '/experts',
  '/browse',
  '/browse/countries/us/web-design',
  '/@northlight',
  '/@ada-moreau/report',
  '/shortlist',
  '/sign-in',
  '/reset-password',
  '/moderation',
  '/privacy',
  '/terms',
  '/imprint',
]

for (const path of PUBLIC_PAGES) {
  test(
    `R315 everything on ${path} is large enough for a thumb`,
    inFullRun(!SAMPLE.includes(path)),
    async ({ page }) => {
      await page.goto(path)
      // A long list of the same says no more than its first items.
      await page
        .locator('main li:nth-child(n + 12)')
        .evaluateAll((all) => all.forEach((one) => one.querySelector('a') && one.remove()))
      expect(await page.evaluate(smallTargets)).toEqual([])
      await expectNoHorizontalScroll(page)
    },
  )
}

const OWN_PAGES = [
  '/inbox',
  '/dashboard',
  '/account',
  '/account/second-factor',
  '/following',
  '/@ada-moreau/edit/general',
  '/@ada-moreau/edit/expert-details',
  '/@ada-moreau/edit/availability',
  '/@ada-moreau/edit/portfolio-highlight',
  '/@ada-moreau/edit/activate',
]
const ADMIN_PAGES = ['/admin', '/admin/profiles', '/admin/reports', '/admin/terms', '/admin/webhooks']
const OWN_SAMPLE = new Set(['/inbox', '/@ada-moreau/edit/expert-details'])

for (const path of [...OWN_PAGES, ...ADMIN_PAGES]) {
  test(
    `R315 everything on ${path} is large enough for a thumb, too`,
    inFullRun(!OWN_SAMPLE.has(path)),
    async ({ page }) => {
      await signIn(page, path.startsWith('/admin') ? 'admin@demo.test' : 'owner@demo.test')
      if (path.includes('/edit/')) await openEditor(page, path)
      else await page.goto(path)
      expect(await page.evaluate(smallTargets)).toEqual([])
      await expectNoHorizontalScroll(page)
    },
  )
}

test('R315 the menu and the sheet of filters are large enough for a thumb', async ({ page }) => {
  await page.goto('/hire/web-design')
  await page.getByRole('button', { name: 'Menu' }).click()
  expect(await page.locator('#menu').evaluate(smallTargetsIn)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Filter and sort' }).click()
  await page.locator('summary[aria-label="Language"]').click()
  expect(await page.locator('#expert-filters').evaluate(smallTargetsIn)).toEqual([])
})

function smallTargetsIn(panel: Element): string[] {
  return [...panel.querySelectorAll('a, button, select, summary, label')]
    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 43.5)
    .map((one) => one.outerHTML.slice(0, 80))
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('R317 a comparison shows one expert beside the labels, and the edge of the next', async ({ page }) => {
    await page.goto('/shortlist?experts=ada-moreau,northlight,tidewater-works')
    const region = page.getByRole('region', { name: 'Experts side by side' })
    const heads = region.getByRole('columnheader').filter({ has: page.getByRole('link') })
    const inside = await region.boundingBox()
    const [first, second] = await Promise.all([heads.nth(0).boundingBox(), heads.nth(1).boundingBox()])
    if (!inside || !first || !second) throw new Error('There is no comparison.')
    const end = inside.x + inside.width
    expect(first.x + first.width).toBeLessThan(end - 24)
    expect(second.x).toBeLessThan(end - 24)
    expect(second.x + second.width).toBeGreaterThan(end)
    await expect(region.getByRole('link', { name: 'Contact Ada Moreau' })).toBeInViewport({ ratio: 1 })
    await region.hover()
    await page.mouse.wheel(160, 0)
    // The second one comes to rest where the first one was.
    await expect.poll(async () => Math.round((await heads.nth(1).boundingBox())?.x ?? 0)).toBe(Math.round(first.x))
    const label = await region.getByRole('rowheader', { name: 'Skills' }).boundingBox()
    expect(label?.x).toBe(inside.x)
  })
})

test('R316 the button to write stays in reach, and covers neither the end of the page nor the focus', async ({
  page,
}) => {
  await page.goto('/@ada-moreau')
  const bar = page.locator('.contact-bar')
  await expect(bar.getByRole('link', { name: 'Contact Ada Moreau' })).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(bar).toBeInViewport({ ratio: 1 })
  const top = (await bar.boundingBox())?.y ?? 0
  const last = await page.getByRole('contentinfo').boundingBox()
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(top + 1)
  await page.evaluate(() => scrollTo(0, 0))
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body || element.closest('.contact-bar')) return undefined
      const { top, bottom } = element.getBoundingClientRect()
      return { top, bottom, name: element.textContent }
    })
    // What is higher than the screen cannot be shown whole.
    if (focused && focused.bottom - focused.top < 400)
      expect.soft(focused.bottom, focused.name ?? '').toBeLessThanOrEqual(top)
  }
})

test('R318 a long name takes two lines of a card', async ({ page }) => {
  await page.goto('/hire/web-design')
  const name = page.getByRole('article').first().getByRole('heading').locator('bdi')
  const line = (await name.boundingBox())?.height ?? 0
  await name.evaluate((one) => (one.textContent = 'Wilhelmina Featherstonehaugh-'.repeat(7)))
  const height = (await name.boundingBox())?.height ?? 0
  expect(height).toBeGreaterThan(line)
  expect(height).toBeLessThan(line * 2.5)
})
