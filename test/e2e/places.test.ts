import type { Locator } from '@playwright/test'

import { expect, inFullRun, test } from './fixtures.ts'

/** The numbers beside the links of a section, in their order. */
async function countsOf(section: Locator): Promise<number[]> {
  await expect(section).toBeVisible()
  const texts = await section.getByRole('listitem').locator('a').allTextContents()
  return texts.map((text) => Number(/([\d,]+) experts?$/.exec(text)?.[1]?.replaceAll(',', '')))
}

test('R272 R274 a search in a region is the page of its country, narrowed to it', async ({ page }) => {
  await page.goto('/privacy')
  const search = page.getByRole('banner').getByRole('search')
  await search.getByLabel('What do you need?').fill('web design')
  await search.getByLabel('Where?').fill('California')
  await search.getByRole('button', { name: 'Find' }).click()
  await expect(page).toHaveURL('/hire/web-design/us?region=california')
  await expect(search.getByLabel('Where?')).toHaveValue('California')
  await expect(page.locator('input[name="region"]:checked')).toHaveValue('california')
  const answer = await page.request.get('/v1/marketplace/hire/web-design/us?region=california')
  const { total } = (await answer.json()) as { total: number }
  expect(total).toBeGreaterThan(1)
  await expect(page.getByText(`${total} experts match`)).toBeVisible()
  await page.getByRole('link', { name: 'Remove filter: California' }).click()
  await expect(page).toHaveURL('/hire/web-design/us')
})

test('R274 the page of a country offers its regions, other lists keep one that was chosen', async ({ page }) => {
  await page.goto('/hire/web-design/gb')
  await page.locator('summary[aria-label="Region"]').click()
  await page.getByRole('radio', { name: /^England/ }).check()
  await expect(page).toHaveURL(/region=england/)
  await page.goto('/experts?region=england')
  await expect(page.getByRole('link', { name: 'Remove filter: England' })).toBeVisible()
  await expect(page.locator('summary[aria-label^="Region"]')).toHaveCount(0)
  await page.locator('summary[aria-label="Type"]').click()
  await page.locator('input[name="type"][value="freelancer"]').check()
  await expect(page).toHaveURL(/type=freelancer/)
  await expect(page).toHaveURL(/region=england/)
  await page.goto('/hire/web-design/gb?region=atlantis')
  await expect(page.getByText('region “atlantis”')).toBeVisible()
})

test('R275 a country’s page offers its own cities', async ({ page }) => {
  await page.goto('/hire/web-design/de')
  const cities = page.getByRole('region', { name: 'Web Design in Germany, by city' })
  await cities.getByRole('link', { name: /^Berlin/ }).click()
  await expect(page).toHaveURL('/hire/web-design/de/berlin')
  await page.goto('/hire/web-design/af')
  await expect(page.getByRole('region', { name: 'Web Design in cities worldwide' })).toBeVisible()
})

test('R276 lists by city stand in the order of their counts', inFullRun(), async ({ page }) => {
  for (const [path, name] of [
    ['/browse', 'Busiest cities'],
    ['/browse/countries/us/web-design', 'Cities'],
    ['/browse/cities/london', 'Skills in London'],
    ['/browse/cities/london', 'Other cities in the United Kingdom'],
    ['/hire/web-design', 'Web Design by city'],
    ['/hire/web-design/us', 'Web Design in the United States, by city'],
  ] as const) {
    await page.goto(path)
    const counts = await countsOf(page.getByRole('region', { name, exact: true }))
    expect(counts.length).toBeGreaterThan(3)
    expect([path, counts]).toEqual([path, counts.toSorted((a, b) => b - a)])
  }
})

test('R277 odd skills have pages, and links in the last group alone', inFullRun(), async ({ page, request }) => {
  await page.goto('/hire')
  const folded = page.getByRole('main').locator('details')
  const names = await page.getByRole('main').getByRole('listitem').getByRole('link').allTextContents()
  expect(names).toContain('Web Design')
  expect(names.filter((name) => /yoga|casino|webiste|grapic|plumbing/i.test(name))).toEqual([])
  await folded.getByText('Other spellings and topics').click()
  await expect(folded.getByRole('link', { name: 'grapic design' })).toBeVisible()
  await expect(folded.getByRole('link', { name: 'Yoga' })).toBeVisible()
  expect((await request.get('/hire/yoga')).status()).toBe(200)
  await page.goto('/hire/webiste-design')
  await expect(page.getByRole('heading', { level: 1, name: 'Website Design experts' })).toBeVisible()
  await page.goto('/hire/accessibility')
  await expect(page.getByRole('region', { name: 'Related skills' }).getByRole('link').first()).toBeVisible()
})

test('R66 a place is suggested by its name in any script', async ({ page }) => {
  await page.goto('/')
  const where = page.getByRole('main').getByLabel('Where?')
  const options = page.getByRole('main').getByRole('option')
  await where.fill('berlin')
  await expect(options).toHaveText(['BerlinCity'])
  await where.fill('мюнх')
  await expect(options).toHaveText(['MunichМюнхен · City'])
  await where.fill('califor')
  await expect(options.first()).toHaveText('CaliforniaRegion')
})
