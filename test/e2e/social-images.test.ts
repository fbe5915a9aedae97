import type { Page } from '@playwright/test'

import { expect, inFullRun, signIn, test } from './fixtures.ts'

const content = (page: Page, selector: string) => page.locator(`meta[${selector}]`).getAttribute('content')

// The demo generates the work in a picture on the first request, which may take a while.
test.describe.configure({ timeout: 120_000 })

async function expectPicture(page: Page, address: string, cacheControl: string): Promise<void> {
  const answer = await page.request.get(address, { timeout: 100_000 })
  expect([address, answer.status(), answer.headers()['content-type'], answer.headers()['cache-control']]).toEqual([
    address,
    200,
    'image/png',
    cacheControl,
  ])
  const bytes = await answer.body()
  // Width and height are in the first chunk of a PNG.
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
}

const VERSIONED = [
  ['/', '/social/home.png'],
  ['/hire', '/social/hire.png'],
  ['/hire/web-design/us/new-york-city', '/social/hire/web-design/us/new-york-city.png'],
  ['/browse', '/social/browse.png'],
  ['/browse/cities/d%C3%BCsseldorf', '/social/browse/cities/d%C3%BCsseldorf.png'],
  ['/browse/countries/us/web-design', '/social/browse/countries/us/web-design.png'],
] as const
const SAMPLE = new Set<string>(['/', '/hire/web-design/us/new-york-city'])

for (const [path, picture] of VERSIONED) {
  test(`${path} links the image of its current content`, inFullRun(!SAMPLE.has(path)), async ({ page, baseURL }) => {
    await page.goto(path)
    const image = (await content(page, 'property="og:image"')) ?? ''
    expect(image.split('?')[0]).toBe(baseURL + picture)
    expect(await content(page, 'name="twitter:image"')).toBe(image)
    expect(await content(page, 'name="twitter:card"')).toBe('summary_large_image')
    expect(await content(page, 'property="og:image:width"')).toBe('1200')
    expect(await content(page, 'property="og:image:alt"')).toBeTruthy()
    // Cached for long only if page and image agree on the version.
    await expectPicture(page, image, 'public, max-age=604800')
  })
}

test('a page that lacks some data of its image links the latest version', async ({ page, baseURL }) => {
  for (const [path, picture] of [
    ['/hire/web-design?page=2', '/social/hire/web-design.png'],
    ['/hire/web-design?type=agency', '/social/hire/web-design.png'],
    ['/experts', '/social/home.png'],
    // R755
    ['/for-experts', '/social/for-experts.png'],
  ] as const) {
    await page.goto(path)
    expect([path, await content(page, 'property="og:image"')]).toEqual([path, baseURL + picture])
  }
  await expectPicture(page, '/social/hire/web-design.png', 'public, max-age=300')
})

test('R23 a profile with a picture is shared as the card with its name and work', async ({ page, baseURL }) => {
  await page.goto('/@ada-moreau')
  await expect(page).toHaveTitle('Ada Moreau')
  const image = (await content(page, 'property="og:image"')) ?? ''
  expect(image).toContain(`${baseURL}/social/profile/ada-moreau.png?v=`)
  await expectPicture(page, image, 'public, max-age=604800')
})

test('R23 a profile without a picture gets a generated image', async ({ page, baseURL }) => {
  await signIn(page, 'admin@demo.test')
  const found = await page.request.get('/v1/marketplace/search?type=freelancer&page=5')
  const { experts } = (await found.json()) as { experts: { slug: string }[] }
  const slug = experts.at(-1)?.slug ?? ''
  const headers = { origin: baseURL ?? '' }
  const data = { profileImg: null }
  expect((await page.request.patch(`/v1/marketplace/profiles/${slug}`, { headers, data })).status()).toBe(200)
  await page.goto(`/@${slug}`)
  const image = (await content(page, 'property="og:image"')) ?? ''
  expect(image).toContain(`${baseURL}/social/profile/${slug}.png?v=`)
  expect(await content(page, 'name="twitter:card"')).toBe('summary_large_image')
  await expectPicture(page, image, 'public, max-age=604800')
})
