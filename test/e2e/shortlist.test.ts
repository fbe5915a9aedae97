import type { Page } from '@playwright/test'

import { expect, expectNoHorizontalScroll, inFullRun, test } from './fixtures.ts'
import { expectWholeGoodLooks } from './page-checks.ts'

const HIRE = '/hire/web-design/gb?sort=newest'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const table = (page: Page) => page.getByRole('table', { name: 'Experts side by side' })

/** From left to right. */
async function expectCompared(page: Page, names: string[]): Promise<void> {
  await expect(table(page).getByRole('columnheader').getByRole('link')).toHaveText(names)
}

/** The handles of the demo's first experts, from the API. */
async function listedExperts(
  page: Page,
  count: number,
  path = '/hire/web-design',
): Promise<{ slug: string; name: string }[]> {
  const answer = await page.request.get(`/v1/marketplace${path}`)
  const { experts } = (await answer.json()) as { experts: { slug: string; name: string }[] }
  return experts.slice(0, count)
}

async function add(page: Page, slug: string): Promise<void> {
  await page.request.post('/shortlist', { form: { expert: slug }, maxRedirects: 0 })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('added from a page, compared, sorted and undone', async ({ page }) => {
    const [first, second] = await listedExperts(page, 2, HIRE)
    if (!first || !second) throw new Error('The demo lists no experts.')
    await page.goto(HIRE)
    for (const { slug, name } of [first, second]) {
      await page.getByRole('button', { name: `Shortlist ${name}`, exact: true }).click()
      await expect(page).toHaveURL(`${HIRE}#listed-${slug}`)
      const pressed = page.getByRole('button', { name: `Shortlisted ${name}`, exact: true, pressed: true })
      await expect(pressed).toBeFocused()
      const { y = -1 } = (await pressed.boundingBox()) ?? {}
      expect(y > 0 && y < 720).toBe(true)
      await expect(page.getByRole('link', { name: 'View and compare' })).toHaveCount(1)
    }
    await page.getByRole('link', { name: 'View and compare' }).click()
    await expect(heading(page)).toHaveText('Your shortlist 2 experts')
    await expectCompared(page, [first.name, second.name])

    await page.getByRole('button', { name: `Move ${second.name} left` }).click()
    await expect(page.locator(`#expert-${second.slug}`)).toBeFocused()
    await expectCompared(page, [second.name, first.name])
    await page.getByRole('button', { name: `Remove ${second.name}` }).click()
    await expect(page.getByText(`${second.name} was removed from your shortlist.`)).toBeVisible()
    await expect(page.locator('#note')).toBeFocused()
    await expectCompared(page, [first.name])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expectCompared(page, [second.name, first.name])
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)

    await page.getByRole('button', { name: 'Clear the list' }).click()
    await expect(page.getByRole('link', { name: 'Hire by skill' })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expectCompared(page, [second.name, first.name])
  })

  test('shared by its address and saved from there', async ({ page, browser, baseURL }) => {
    for (const slug of ['northlight', 'ada-moreau']) await add(page, slug)
    await page.goto('/shortlist')
    const names = ['Northlight Studio', 'Ada Moreau']
    await expectCompared(page, names)
    const link = await page.getByLabel('Link to this list').inputValue()
    expect(link).toBe(`${baseURL}/shortlist?experts=northlight,ada-moreau`)
    const friend = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await friend.goto(link)
    await expect(heading(friend)).toHaveText('A shared shortlist 2 experts')
    await expectCompared(friend, names)
    await expect(friend.getByRole('button', { name: /^(Remove|Move)/ })).toHaveCount(0)
    await friend.getByRole('button', { name: 'Save to my shortlist' }).click()
    await expect(heading(friend)).toHaveText('Your shortlist 2 experts')
    await expectCompared(friend, names)
    await friend.goto(link)
    await expect(friend.getByText('All of them are on your shortlist.')).toBeVisible()
    await friend.context().close()
  })

  test('R70 the thirteenth expert is refused with a message, and the list stays', async ({ page }) => {
    const experts = await listedExperts(page, 13)
    const [last] = experts.slice(12)
    for (const { slug } of experts.slice(0, 12)) await add(page, slug)
    await page.goto(`/@${last?.slug}`)
    await page.getByRole('button', { name: `Shortlist ${last?.name}`, exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('A shortlist holds 12 experts, and yours is full.')
    await expectCompared(
      page,
      experts.slice(0, 12).map(({ name }) => name),
    )
    await page.goto(`/shortlist?experts=${last?.slug}`)
    await expect(page.getByText('these are too many')).toBeVisible()
    await page.getByRole('button', { name: 'Replace my shortlist' }).click()
    await expectCompared(page, [last?.name ?? ''])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(heading(page)).toHaveText('Your shortlist 12 experts')
  })

  test('added from a profile, and back to it', async ({ page }) => {
    await page.goto('/@ada-moreau')
    await page.getByRole('button', { name: 'Shortlist Ada Moreau' }).click()
    await expect(page).toHaveURL('/@ada-moreau#listed-ada-moreau')
    await page.getByRole('link', { name: 'View and compare' }).click()
    await expectCompared(page, ['Ada Moreau'])
  })

  test('an expert who is no longer listed is shown as such and can be removed', async ({ page }) => {
    // A private profile: to the list the same as an unknown one.
    for (const slug of ['ada-moreau', 'sam-okafor']) await add(page, slug)
    await page.goto('/shortlist')
    await expectCompared(page, ['Ada Moreau'])
    await page.getByRole('button', { name: 'Remove @sam-okafor' }).click()
    await expect(page.getByRole('heading', { name: 'No longer listed' })).toHaveCount(0)
    await page.goto('/shortlist?experts=ada-moreau,sam-okafor')
    await expect(page.getByText('1 of these experts is no longer listed.')).toBeVisible()
    await page.goto('/shortlist?experts=sam-okafor,<b>')
    await expect(page.getByText('None of the experts on this list')).toBeVisible()
  })
})

test('R71 the list is stored in a cookie of this site only, and its page is not cached', async ({ request }) => {
  const answer = await request.post('/shortlist', { form: { expert: 'ada-moreau', next: '/hire' }, maxRedirects: 0 })
  expect([answer.status(), answer.headers()['location']]).toEqual([303, '/hire#listed-ada-moreau'])
  expect(answer.headers()['set-cookie']).toContain(
    'shortlist=ada-moreau; Path=/; Max-Age=15552000; HttpOnly; SameSite=Lax',
  )
  const page = await request.get('/shortlist')
  expect(page.headers()['cache-control']).toBe('no-store')
  expect(await page.text()).toContain('<meta name="robots" content="noindex"/>')
})

test('R71 pages show the list only to the visitor who has it', async ({ request, playwright, baseURL }) => {
  await request.post('/shortlist', { form: { expert: 'ada-moreau', next: '/hire' } })
  const stranger = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  for (const path of [
    '/@ada-moreau',
    '/hire/web-design/us/new-york-city?utm_source=mail',
    '/browse/cities/new-york-city',
  ]) {
    for (const [who, own] of [[stranger, false] as const, [request, true] as const, [stranger, false] as const]) {
      const answer = await who.get(path)
      const text = await answer.text()
      expect([path, own, text.includes('aria-label="Shortlisted Ada Moreau"')]).toEqual([path, own, own])
      expect(text.includes('Shortlist</span><span')).toBe(own)
      expect(answer.headers()['cache-control']).toBe(
        own ? 'no-store' : 'public, s-maxage=10, stale-while-revalidate=50',
      )
      expect(text).not.toMatch(/name="next" value="[^"]*utm_source/)
    }
  }
  await stranger.dispose()
})

test('R310 the pressed button takes an expert off again, the header counts', async ({ page }) => {
  const shortlist = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Shortlist/ })
  await page.goto('/hire/web-design/us/new-york-city')
  await expect(shortlist).toHaveText('Shortlist')
  await page.getByRole('button', { name: 'Shortlist Ada Moreau' }).click()
  await expect(shortlist).toHaveText('Shortlist1 expert')
  await page.goto('/@ada-moreau')
  await page.getByRole('button', { name: 'Shortlisted Ada Moreau', pressed: true }).click()
  await expect(page.getByRole('button', { name: 'Shortlist Ada Moreau', pressed: false })).toBeFocused()
  await expect(shortlist).toHaveText('Shortlist')
  await page.goto('/shortlist')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(shortlist).toHaveText('Shortlist1 expert')
})

test('R311 a page from the browser’s memory is loaded again once a form has changed something', async ({ page }) => {
  await page.goto('/hire/web-design/us/new-york-city')
  const fromMemory = () =>
    page.evaluate(() => {
      Object.assign(window, { same: true })
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
  await fromMemory()
  expect(await page.evaluate(() => 'same' in window)).toBe(true)
  const other = await page.context().newPage()
  await other.goto('/@ada-moreau')
  await other.getByRole('button', { name: 'Shortlist Ada Moreau' }).click()
  await expect(other.getByRole('button', { name: 'Shortlisted Ada Moreau' })).toBeVisible()
  await fromMemory()
  await expect(page.getByRole('button', { name: 'Shortlisted Ada Moreau' })).toBeVisible()
})

test('another site cannot change the list, and there is no open redirect', async ({ request }) => {
  for (const [name, value] of [
    ['origin', 'https://evil.example'],
    ['sec-fetch-site', 'cross-site'],
  ] as const) {
    const headers = { [name]: value }
    const refused = await request.post('/shortlist', { form: { expert: 'ada-moreau' }, headers, maxRedirects: 0 })
    expect([refused.status(), refused.headers()['set-cookie']]).toEqual([403, undefined])
  }
  const form = { expert: 'ada-moreau', next: 'https://evil.example/' }
  const answer = await request.post('/shortlist', { form, maxRedirects: 0 })
  expect(answer.headers()['location']).toBe('/#listed-ada-moreau')
})

test('the visitor’s own list looks good, wide and narrow, light and dark', async ({ page }) => {
  const experts = await listedExperts(page, 3)
  for (const { slug } of [...experts, { slug: 'nobody-here' }]) await add(page, slug)
  await page.request.post('/shortlist', { form: { intent: 'remove', expert: experts[0]?.slug ?? '' } })
  await page.goto('/shortlist#note')
  await expectWholeGoodLooks(page)
})

test('a shared list looks good, wide and narrow, light and dark', inFullRun(), async ({ page }) => {
  await page.goto('/shortlist?experts=ada-moreau,northlight,nobody-here')
  await expectWholeGoodLooks(page)
})

test('a card that was just added looks good, wide and narrow, light and dark', inFullRun(), async ({ page }) => {
  await add(page, 'ada-moreau')
  await page.goto('/hire/web-design/us/new-york-city#listed-ada-moreau')
  await expect(page.getByRole('link', { name: 'View and compare' })).toBeVisible()
  const others = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasNot: page.locator('#listed-ada-moreau') })
  await others.evaluateAll((all) => all.forEach((one) => one.remove()))
  await expectWholeGoodLooks(page)
})

test('scrolls in its own region, also by keyboard, with row headers in view', async ({ page }) => {
  for (const { slug } of await listedExperts(page, 6)) await add(page, slug)
  await page.setViewportSize({ width: 360, height: 900 })
  await page.goto('/shortlist')
  const region = page.getByRole('region', { name: 'Experts side by side' })
  const label = page.getByRole('rowheader', { name: 'Skills' })
  const before = await label.boundingBox()
  await region.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => region.evaluate((one) => one.scrollLeft)).toBeGreaterThan(0)
  expect((await label.boundingBox())?.x).toBe(before?.x)
})

test('prints without buttons, with all columns on the page', async ({ page }) => {
  const experts = await listedExperts(page, 12)
  for (const { slug } of experts) await add(page, slug)
  await page.goto('/shortlist')
  // A4 landscape without its margins.
  await page.setViewportSize({ width: 1032, height: 703 })
  await page.emulateMedia({ media: 'print' })
  await expectNoHorizontalScroll(page)
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(table(page)).toHaveCount(2)
  await expectCompared(
    page,
    experts.map(({ name }) => name),
  )
})
