import { expect, inFullRun, test } from './fixtures.ts'

test('all skills by category, each with its page', async ({ page }) => {
  await page.goto('/hire')
  await expect(page.getByRole('heading', { level: 1, name: 'Hire by skill' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(18)
  await page.getByRole('main').getByRole('link', { name: 'Webflow', exact: true }).first().click()
  await expect(page).toHaveURL(/\/hire\/webflow$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Webflow experts' })).toBeVisible()
})

test('a hire page lists who has the skill at the place', async ({ page }) => {
  await page.goto('/hire/web-design/us/new-york-city')
  await expect(page.getByRole('heading', { level: 1, name: 'Web Design experts in New York City' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ada Moreau' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'United States' }).click()
  await expect(page).toHaveURL(/\/hire\/web-design\/us$/)
})

test('R303 only paths of the site map are pages, and each has one address', async ({ request }) => {
  for (const path of [
    '/hire/nonsense',
    '/hire/web-design/zz',
    '/hire/web-design/us/kyiv',
    '/hire/web-design?page=51',
    '/hire/web-design?page=0',
    '/hire/web-design?page=x',
    '/hire/__proto__',
    '/hire/%E0%A4%A',
    '/browse/cities/nowhere',
    '/Browse/Cities/Nowhere/',
    '/HIRE/Nonsense/',
    '/browse/countries/us/nonsense',
  ]) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404])
  }
  for (const [from, to] of [
    ['/hire/Web-Design/US', '/hire/web-design/us'],
    ['/hire/web-design/', '/hire/web-design'],
    ['/hire/web-designers/us', '/hire/web-design/us'],
    ['/Hire/web-design', '/hire/web-design'],
    ['/Hire//Web-Design/US/?type=agency', '/hire/web-design/us?type=agency'],
    ['/browse/', '/browse'],
    ['/Browse/Cities/Dhaka/', '/browse/cities/dhaka'],
    ['/Experts/?q=maria', '/experts?q=maria'],
    ['/@Ada-Moreau/?work=sites', '/@ada-moreau?work=sites'],
    ['/browse/cities/Dhaka', '/browse/cities/dhaka'],
    ['/browse/countries/DE/Webflow', '/browse/countries/de/webflow'],
    ['/@ada-moreau/', '/@ada-moreau'],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 })
    expect([from, answer.status(), answer.headers()['location']]).toEqual([from, 301, to])
  }
})

test('slugs with accents, apostrophes and commas work, encoded or not', async ({ page }) => {
  await page.goto('/browse')
  await page.getByRole('link', { name: 'Düsseldorf', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Website experts in Düsseldorf' })).toBeVisible()
})

test('places link to their skills', async ({ page }) => {
  await page.goto('/browse')
  await page.getByRole('link', { name: 'Dhaka', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Website experts in Dhaka' })).toBeVisible()
  await page
    .getByRole('region', { name: 'Skills in Dhaka' })
    .getByRole('link', { name: /^Web Design \d/ })
    .click()
  await expect(page).toHaveURL(/\/hire\/web-design\/bd\/dhaka$/)
  await page.goto('/browse/countries/us/web-design')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Web Design in the United States')
})

test('a short list offers the wider page and is not indexed', async ({ page }) => {
  await page.goto('/hire/web-design/fr/lyon')
  const robots = page.locator('meta[name="robots"]')
  await expect(robots).toHaveAttribute('content', 'noindex')
  const nearby = page.getByRole('region', { name: 'Nearby: France' })
  expect(await nearby.getByRole('article').count()).toBeGreaterThan(1)
  await page.getByRole('link', { name: 'See Web Design in France' }).click()
  await expect(page).toHaveURL(/\/hire\/web-design\/fr$/)
})

test('R730 an empty page has no zeros, and invites experts to be the first', async ({ page }) => {
  await page.goto('/hire/yoga')
  await expect(page.getByText('No experts with this skill are listed here yet.')).toBeVisible()
  await expect(page.getByText(/^0( experts)?$/)).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Create a profile' }).click()
  await expect(page).toHaveURL('/for-experts')
})

test('a profile’s skills and place link to hire pages', async ({ page }) => {
  await page.goto('/@ada-moreau')
  await page.getByRole('link', { name: 'New York City, United States' }).click()
  await expect(page).toHaveURL(/\/hire\/web-design\/us\/new-york-city$/)
})

test('R722 a profile leads to more experts in its place, by its main skill and web design', async ({ page }) => {
  await page.goto('/@ada-moreau')
  const more = page.getByRole('navigation', { name: 'More experts' })
  await expect(more.getByRole('heading', { name: 'More experts in New York City' })).toBeVisible()
  await expect(more.getByRole('link', { name: 'Web Design' })).toHaveAttribute(
    'href',
    '/hire/web-design/us/new-york-city',
  )
})

test('a search for a skill and a place redirects to the nearest hire page', async ({ page, request }) => {
  await page.goto('/privacy')
  const search = page.getByRole('banner').getByRole('search')
  await search.getByLabel('What do you need?').fill('webdesign')
  await search.getByLabel('Where?').fill('NYC')
  await search.getByRole('button', { name: 'Find' }).click()
  await expect(page).toHaveURL(/\/hire\/web-design\/us\/new-york-city$/)
  const one = await request.get('/experts?q=seo+in+london', { maxRedirects: 0 })
  expect([one.status(), one.headers()['location']]).toEqual([302, '/hire/seo/gb/london'])
})

test('a filtered list is not for search engines, and can be cleared', async ({ page }) => {
  await page.goto('/hire/web-design?language=fr&type=freelancer')
  await expect(page.getByRole('link', { name: 'Ada Moreau' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Northlight Studio' })).toHaveCount(0)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('link', { name: 'Clear' }).click()
  await expect(page).toHaveURL(/\/hire\/web-design$/)
})

test('R307 a filter that is not known is left out, said so, and not for search engines', async ({ page }) => {
  await page.goto('/hire/web-design?language=zz&type=agency')
  await expect(page.getByRole('status')).toContainText(
    'A filter in this address is unknown and was ignored: language “zz”.',
  )
  await expect(page.getByRole('link', { name: 'Remove filter: Agencies' })).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await page.goto('/experts?sort=best')
  await expect(page.getByRole('status')).toContainText('sort “best”')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})

test('R307 what a form leaves empty is not in the address, after one redirect', async ({ request }) => {
  for (const [from, to] of [
    ['/hire/web-design?service=&language=fr&sort=', '/hire/web-design?language=fr'],
    ['/Hire/Web-Design/?service=&sort=', '/hire/web-design'],
    ['/experts?q=maria&where=', '/experts?q=maria'],
    ['/experts?q=seo&where=', '/hire/seo'],
    ['/experts?q=&where=', '/experts'],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 })
    expect([from, answer.headers()['location']]).toEqual([from, to])
  }
})

test('what it costs here, in words and numbers', async ({ page }) => {
  await page.goto('/hire/web-design')
  const costs = page.getByRole('region', { name: 'What it costs here' })
  await expect(costs).toContainText(/Half of these prices are between \$[\d,]+ and \$[\d,]+; the median is \$[\d,]+/)
  const answer = await page.request.get('/v1/marketplace/hire/web-design')
  const { facts } = (await answer.json()) as { facts: { experts: number; minimumUsd: { sample: number } } }
  await expect(costs).toContainText(`${facts.minimumUsd.sample} of the experts`)
  await expect(page.getByRole('main').getByText('Listed', { exact: true }).locator('..')).toContainText(
    String(facts.experts),
  )
})

test.describe('missing pages', () => {
  test.use({ expectedErrors: [/404/] })

  test('R308 a page beyond the end of a list leads to the last one', inFullRun(), async ({ page }) => {
    for (const [address, last] of [
      ['/hire/web-design?page=49', /\/hire\/web-design(?:\?page=\d+)?$/],
      ['/hire/web-design/us?page=999999&language=fr', /\/hire\/web-design\/us\?language=fr/],
      ['/experts?page=51', /\/experts(?:\?page=\d+)?$/],
      ['/@ada-moreau?page=9', /\/@ada-moreau#work$/],
    ] as const) {
      const answer = await page.goto(address)
      expect([address, answer?.status()]).toEqual([address, 404])
      await page.getByRole('region', { name: 'This list ends earlier' }).getByRole('link').click()
      await expect(page).toHaveURL(last)
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('There is nothing here')
    }
  })

  test('a page that is not there offers the nearest ones', async ({ page }) => {
    await page.goto('/hire/web-design/us/atlantis')
    await page.getByRole('region', { name: 'Did you mean one of these?' }).getByRole('link').first().click()
    await expect(page).toHaveURL(/\/hire\/web-design\/us$/)
  })
})
