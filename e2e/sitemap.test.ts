import { type APIRequestContext, expect, test } from '@playwright/test'

const SAMPLE = 40

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
      ['pages', 'hire-1', 'profiles-1', 'cities-1'].map((name) => `${baseURL}/sitemaps/${name}.xml`),
    ),
  )
})

for (const name of ['pages', 'hire-1', 'profiles-1', 'cities-1']) {
  test(`every page in ${name} of the sitemap answers without a redirect and may be indexed`, async ({ request }) => {
    const urls = sample(await locsOf(request, `/sitemaps/${name}.xml`))
    expect(urls.length).toBeGreaterThan(0)
    for (const url of urls) {
      const answer = await request.get(url, { maxRedirects: 0 })
      expect([url, answer.status()]).toEqual([url, 200])
      const html = await answer.text()
      expect([url, /<meta name="robots" content="[^"]*noindex/.test(html)]).toEqual([url, false])
    }
  })
}

test('a sitemap file of another name is a 404', async ({ request }) => {
  expect((await request.get('/sitemaps/hire-999.xml')).status()).toBe(404)
  expect((await request.get('/sitemaps/nonsense.xml')).status()).toBe(404)
})
