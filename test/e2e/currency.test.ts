import { expect, test } from './fixtures.ts'
import { expectGoodLooks } from './page-checks.ts'

const PAGE = '/hire/web-design/gb'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('R742 a hire page and its cost guide in another currency, which every link keeps', async ({ page }) => {
    await page.goto(PAGE)
    const costs = page.getByRole('region', { name: 'What it costs here' })
    await costs.getByLabel('Show prices in').selectOption('Euro')
    await costs.getByRole('button', { name: 'Show prices' }).click()
    await expect(page).toHaveURL(`${PAGE}?currency=EUR#costs`)
    await expect(costs).toContainText(/≈\s€[\d,]+ \(\$[\d,]+\)/)
    await expect(costs).toContainText(/at the rates of January 15, 2026/)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${PAGE}$`))
    await expect(page.locator('.card-place').filter({ hasText: '£' }).first()).toContainText(
      /from ≈\s€[\d,]+ \(£[\d,]+\)/,
    )
    expect(await page.context().cookies()).toEqual([])

    await page.getByText('Price', { exact: true }).click()
    await expect(page.getByLabel('Currency')).toHaveValue('EUR')
    await page.getByRole('spinbutton', { name: 'To' }).fill('2000')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL(`${PAGE}?budget=2000&currency=EUR`)
    await expect(page.getByRole('link', { name: 'Remove filter: Up to €2,000' })).toBeVisible()
    await page.getByRole('link', { name: 'Clear all' }).click()
    await expect(page).toHaveURL(`${PAGE}?currency=EUR`)
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last()).toHaveAttribute(
      'href',
      `${PAGE}?currency=EUR`,
    )
  })

  test('R742 the shortlist in another currency, also after it was changed', async ({ page }) => {
    const { experts } = (await (await page.request.get(`/v1/marketplace${PAGE}`)).json()) as {
      experts: { slug: string; projectMinimum: { currency: string } | null }[]
    }
    const priced = experts.filter((one) => one.projectMinimum?.currency === 'GBP').slice(0, 2)
    expect(priced).toHaveLength(2)
    for (const { slug } of priced) {
      await page.request.post('/shortlist', { form: { expert: slug }, maxRedirects: 0 })
    }
    await page.goto('/shortlist')
    await page.getByLabel('Show prices in').selectOption('Japanese Yen')
    await page.getByRole('button', { name: 'Show prices' }).click()
    await expect(page).toHaveURL('/shortlist?currency=JPY')
    const prices = page.getByRole('row', { name: 'Starting price' })
    await expect(prices.first()).toContainText(/≈\s¥[\d,]+ \(£[\d,]+\)/)
    await expect(page.getByText('Starting prices are converted at the rates of January 15, 2026.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open the shared view' })).toHaveAttribute('href', /&currency=JPY$/)
    await page.getByRole('button', { name: 'Remove' }).first().click()
    await expect(page).toHaveURL('/shortlist?currency=JPY#note')
    await page.goto('/shortlist?currency=XAU')
    await expect(prices.first()).toContainText('£')
  })
})

test('R742 pages in another currency look good, and a change of the currency applies at once', async ({ page }) => {
  await page.goto(`${PAGE}?currency=JPY`)
  await expectGoodLooks(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByText('Price', { exact: true }).click()
  await page.getByLabel('Currency').selectOption('Swiss Franc')
  await expect(page).toHaveURL(`${PAGE}?currency=CHF#filter-budget`)
  await page.request.post('/shortlist', { form: { expert: 'ada-moreau' }, maxRedirects: 0 })
  await page.goto('/shortlist?currency=JPY')
  await expectGoodLooks(page)
})
