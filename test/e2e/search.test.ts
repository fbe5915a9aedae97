import { expect, inFullRun, test } from './fixtures.ts'
import { expectGoodLooks } from './page-checks.ts'

test.use({ javaScriptEnabled: false })

test('a search finds people by name, skill and place, and shows the query', async ({ page }) => {
  await page.goto('/privacy')
  const search = page.getByRole('banner').getByRole('search')
  await search.getByLabel('What do you need?').fill('ada MOREAU')
  await search.getByLabel('Where?').fill('nyc')
  await search.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '“ada MOREAU” in New York City' })).toBeVisible()
  await expect(page.getByText('1 expert to choose from')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ada Moreau' })).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})

test('filters keep the query, pages keep both', async ({ page }) => {
  await page.goto('/experts?q=designers')
  await page.getByLabel('Type', { exact: true }).first().click()
  await page.getByLabel('Freelancers').check()
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL('/experts?q=designers&type=freelancer')
  await expect(page.getByRole('heading', { level: 1, name: '“designers”' })).toBeVisible()
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL('/experts?q=designers&type=freelancer&page=2')
  await page.getByRole('link', { name: 'Clear' }).click()
  await expect(page).toHaveURL('/experts?q=designers')
})

test('filters that exclude everyone can be cleared', async ({ page }) => {
  await page.goto('/experts?q=moreau&type=agency')
  await expect(page.getByText('No experts found')).toBeVisible()
  await page.getByRole('link', { name: 'Clear the filters' }).click()
  await expect(page.getByRole('link', { name: 'Ada Moreau' })).toBeVisible()
})

test('a misspelt name finds who comes close, and the page says so', async ({ page }) => {
  await page.goto('/experts?q=Ada+Morau')
  await expect(page.getByText('Nothing matches “Ada Morau” exactly. These are the closest results.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ada Moreau' })).toBeVisible()
})

test('an empty result offers other searches', async ({ page }) => {
  await page.goto('/experts?q=webflw+zzyzx+qqq')
  await expect(page.getByText('No experts found')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Popular skills' }).getByRole('link')).toHaveCount(8)
  await page.getByRole('region', { name: 'Did you mean' }).getByRole('link', { name: 'Webflow', exact: true }).click()
  await expect(page).toHaveURL(/\/hire\/webflow$/)
})

test('the query is rendered as text, whatever it contains', async ({ page, request }) => {
  const hostile = '"><script>alert(1)</script><img src=x onerror=alert(2)>'
  await page.goto(`/experts?q=${encodeURIComponent(hostile)}&where=${encodeURIComponent("'&<b>")}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`“${hostile}” in '&<b>`)
  await expect(page.locator('main script, main img[src="x"], main b')).toHaveCount(0)
  for (const query of [
    'q=a%00b',
    `q=${'x'.repeat(10_000)}`,
    'q=%F0%9F%8E%A8',
    'q=%E6%9D%B1%E4%BA%AC',
    'q=%25',
    "q=it's",
    'type=robot',
  ]) {
    expect([query.slice(0, 20), (await request.get(`/experts?${query}`)).status()]).toEqual([query.slice(0, 20), 200])
  }
  for (const query of ['page=0', 'page=51', 'page=x', 'q=moreau&page=2']) {
    expect([query, (await request.get(`/experts?${query}`)).status()]).toEqual([query, 404])
  }
})

test('a search for a skill with filters redirects with the filters', async ({ request }) => {
  const answer = await request.get('/experts?q=seo&where=london&language=en&page=3', { maxRedirects: 0 })
  expect([answer.status(), answer.headers()['location']]).toEqual([302, '/hire/seo/gb/london?language=en'])
})

test.describe('looks', () => {
  test.use({ javaScriptEnabled: true })

  const SAMPLE = '/experts?q=designers&type=freelancer'
  for (const path of [SAMPLE, '/experts?q=Ada+Morau', '/experts?q=webflw+zzyzx']) {
    test(`${path} looks good`, inFullRun(path !== SAMPLE), async ({ page }) => {
      await page.goto(path)
      await expectGoodLooks(page)
    })
  }
})
