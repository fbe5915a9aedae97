import { expect, test } from 'vitest'

import { loadBrand } from '#server/startup/brand/load-brand.ts'

import { brandFileRoutes } from './brand-files.ts'
import { createLegalTextLoader } from './legal-texts.ts'

const brand = await loadBrand({ brandDir: 'sdk/examples/brands/hearth-and-quill', dataDir: '/nowhere' })
const files = brandFileRoutes(brand)

test('R486 every file of a brand may be cached permanently, under its own type', async () => {
  for (const path of brand?.files.keys() ?? []) {
    const { status, headers } = await files.request(path)
    expect([path, status]).toEqual([path, 200])
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  }
  expect((await files.request(brand?.page.styles ?? '')).headers.get('content-type')).toBe('text/css; charset=utf-8')
})

test('R482 an SVG that is opened alone runs and loads nothing', async () => {
  const { headers } = await files.request(brand?.page.logo?.light.href ?? '')
  expect(headers.get('content-type')).toBe('image/svg+xml')
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*; sandbox;/)
})

test.each(['/brand/0000000000000000/brand.css', '/brand/', '/brand/../brand.json', '/brand/x/..%2f..%2fbrand.json'])(
  'R483 %s is not there',
  async (path) => {
    expect((await files.request(path)).status).toBe(404)
    expect((await brandFileRoutes(undefined).request(path)).status).toBe(404)
  },
)

test('R485 the brand’s text is shown as Markdown, and the name in it as text', async () => {
  const site = { name: '<b>Hearth</b>', url: new URL('https://experts.example'), platformName: '', demo: false }
  const text = createLegalTextLoader('/nowhere', { ...site, twitterHandle: undefined, aiCrawlers: 'allow', brand })
  const imprint = await text('imprint')
  expect(imprint).toContain('<h2>Who we are</h2>')
  expect(imprint).toContain('&#60;b&#62;Hearth')
  expect(imprint).not.toContain('<b>')
  expect(await text('terms')).toContain('These terms cover')
})
