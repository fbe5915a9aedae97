import { expect, signIn, test } from './fixtures.ts'

test('the page of a public profile', async ({ page }) => {
  await page.goto('/@ada-moreau')
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Moreau' })).toBeVisible()
  await expect(page.getByText('New York City, United States')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Highlights' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Sites' }).getByRole('listitem')).toHaveCount(8)
  await expect(page.getByText('Certified Partner').first()).toBeVisible()
  const pictures = page.getByRole('main').locator('img')
  for (const picture of await pictures.all()) await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => pictures.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0)), {
      timeout: 25_000,
    })
    .toBe(true)
})

test('R21 R23 title, description, canonical and social tags', async ({ page, baseURL }) => {
  await page.goto('/@ada-moreau')
  await expect(page).toHaveTitle('Ada Moreau')
  const content = (selector: string) => page.locator(selector).getAttribute('content')
  const description = await content('meta[name="description"]')
  expect(description).toMatch(
    /^Ada Moreau \(ada-moreau\) \| service provider from New York City, United States on the platform I help/,
  )
  expect(description?.length).toBeLessThanOrEqual(300)
  const address = `${baseURL}/@ada-moreau`
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(address)
  for (const [name, value] of Object.entries({ title: 'Ada Moreau', description, url: address })) {
    expect(await content(`meta[property="og:${name}"]`)).toBe(value)
    expect(await content(`meta[name="twitter:${name}"]`)).toBe(value)
  }
  expect(await content('meta[property="og:site_name"]')).toBe('Guildhall')
  const image = (await content('meta[property="og:image"]')) ?? ''
  expect(await content('meta[name="twitter:image"]')).toBe(image)
  const picture = await page.request.get(image)
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  expect(data).toMatchObject({
    '@type': 'ProfilePage',
    mainEntity: { '@type': 'Person', name: 'Ada Moreau', url: address },
  })
})

test('R6 unknown and private handles are 404, for strangers', async ({ page }) => {
  for (const path of [
    '/@nobody',
    '/@sam-okafor',
    '/anything-else',
    '/ada-moreau',
    '/deep/down/nowhere',
    '/@',
    '/@%00',
  ]) {
    const response = await page.request.get(path)
    expect([path, response.status()]).toEqual([path, 404])
  }
  const [missing, hidden] = await Promise.all(
    ['/@nobody', '/@sam-okafor'].map(async (path) => (await page.request.get(path)).text()),
  )
  expect(hidden?.replaceAll('sam-okafor', 'nobody')).toBe(missing)
})

test('R6 the owner sees the private profile and a note that it is private', async ({ page }) => {
  await signIn(page, 'starter@demo.test')
  const response = await page.goto('/@sam-okafor')
  expect(response?.status()).toBe(200)
  await expect(page.getByText('This profile is private.')).toBeVisible()
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
})

test('other spellings redirect to one address per profile', async ({ page }) => {
  const response = await page.request.get('/@Ada-Moreau', { maxRedirects: 0 })
  expect([response.status(), response.headers()['location']]).toEqual([301, '/@ada-moreau'])
})

test('search finds by skill, place and name, and says when it finds nothing', async ({ page }) => {
  await page.goto('/privacy')
  const search = page.getByRole('banner').getByRole('search')
  await search.getByLabel('What do you need?').fill('moreau')
  await search.getByLabel('Where?').fill('new york')
  await search.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByRole('link', { name: 'Ada Moreau' })).toBeVisible()
  await page.goto('/experts?q=underwater+welding')
  await expect(page.getByText('No experts match this search.')).toBeVisible()
})

test('R4 an old handle redirects to the new one', async ({ page }) => {
  const slug = `mover-${crypto.randomUUID().slice(0, 8)}`
  await page.request.post('/user/auth/sign-up/email', {
    data: { name: 'Mover', email: `${slug}@example.test`, password: 'a long enough one' },
  })
  await page.request.post('/v1/marketplace/profile/user', { data: { name: 'Mover', slug } })
  await page.request.patch('/v1/marketplace/profile/user', { data: { slug: `${slug}-2` } })
  const moved = await page.request.get(`/@${slug}`, { maxRedirects: 0 })
  expect([moved.status(), moved.headers()['location']]).toEqual([301, `/@${slug}-2`])
  await page.context().clearCookies()
  expect((await page.request.get(`/@${slug}`, { maxRedirects: 0 })).status()).toBe(404)
})
