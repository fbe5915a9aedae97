import { type APIRequestContext, expect, test } from '@playwright/test'

import { loadCatalogue } from '#catalogue/catalogue.ts'
import * as addresses from '#domain/addresses.ts'
import { judgePage, needsOwnTitle } from '#test/crawl/judge-page.ts'
import { readPage } from '#test/crawl/read-page.ts'

import { isFullRun } from './fixtures.ts'

/** `npm run walk` judges all of them. */
const SAMPLE = isFullRun ? 40 : 12

async function locsOf(request: APIRequestContext, path: string): Promise<string[]> {
  const answer = await request.get(path)
  expect([path, answer.status()]).toEqual([path, 200])
  const text = await answer.text()
  return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc.replaceAll('&apos;', "'"))
}

/** A sample spread evenly over skills, countries and cities. */
function sample(urls: string[]): string[] {
  const step = Math.max(1, urls.length / SAMPLE)
  return Array.from({ length: Math.min(SAMPLE, urls.length) }, (_, index) => urls[Math.floor(index * step)] ?? '')
}

test('robots.txt names the sitemap, and the sitemap its files', async ({ request, baseURL }) => {
  const robots = await request.get('/robots.txt')
  expect(robots.status()).toBe(200)
  expect(await robots.text()).toContain(`\nSitemap: ${baseURL}/sitemap.xml\n`)
  const files = await locsOf(request, '/sitemap.xml')
  expect(files).toEqual(
    expect.arrayContaining(
      ['pages', 'hire-1', 'profiles-1', 'cities-1', 'countries-1'].map((name) => `${baseURL}/sitemaps/${name}.xml`),
    ),
  )
})

for (const name of ['pages', 'hire-1', 'profiles-1', 'cities-1', 'countries-1']) {
  test(`R60 R61 what ${name} of the sitemap names is there without a detour, and as search engines want it`, async ({
    request,
  }) => {
    const urls = sample(await locsOf(request, `/sitemaps/${name}.xml`))
    expect(urls.length).toBeGreaterThan(0)
    const titles: string[] = []
    for (const url of urls) {
      const answer = await request.get(url, { maxRedirects: 0 })
      expect([url, answer.status()]).toEqual([url, 200])
      const { title, problems } = judgePage(await answer.text(), new URL(url))
      expect([url, problems]).toEqual([url, []])
      if (needsOwnTitle(new URL(url))) titles.push(title)
    }
    expect(new Set(titles).size).toBe(titles.length)
  })
}

test('R60 what the sitemap leaves out says that it is not for search engines', async ({ request, baseURL }) => {
  const files = await locsOf(request, '/sitemap.xml')
  const named = new Set((await Promise.all(files.map((file) => locsOf(request, file)))).flat())
  const catalogue = loadCatalogue()
  const cities = [...catalogue.cities.keys()].map((slug) => addresses.browseCity(encodeURIComponent(slug)))
  const countries = [...catalogue.citiesPerCountrySkill].flatMap(([code, skills]) =>
    [...skills.keys()].map((skill) => addresses.browseCountry(code, skill)),
  )
  for (const paths of [cities, countries, [...catalogue.hireSiteMap.keys()].map(encodeURI)]) {
    const others = sample(paths.filter((path) => !named.has(`${baseURL}${path}`))).slice(0, isFullRun ? 15 : 5)
    expect(others.length).toBeGreaterThan(0)
    for (const path of others) {
      const answer = await request.get(path)
      const judged = answer.status() === 404 || readPage(await answer.text()).noindex
      expect([path, judged]).toEqual([path, true])
    }
  }
})

test('a sitemap of another name is not there', async ({ request }) => {
  expect((await request.get('/sitemaps/hire-999.xml')).status()).toBe(404)
  expect((await request.get('/sitemaps/nonsense.xml')).status()).toBe(404)
})
