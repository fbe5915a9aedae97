import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { siteStructuredData } from '#app/routes/home/site-structured-data.ts'
import type { PageBrand } from '#domain/brand/brand.ts'

import { SiteFooter } from './site-footer.tsx'
import { SiteMark } from './site-mark.tsx'

const brand: PageBrand = {
  id: '0123456789abcdef',
  styles: '/brand/0123456789abcdef/brand.css',
  fonts: {},
  icon: { ico: '/brand/i/icon.ico', touch: '/brand/i/icon-180.png', mark: '/brand/i/icon-88.png' },
  logo: {
    light: { href: '/brand/i/logo.svg', width: 200, height: 36 },
    dark: { href: '/brand/i/logo-dark.svg', width: 200, height: 36 },
  },
  headerLinks: [],
  footerLinks: [{ label: 'Help', href: 'mailto:help@builder.example' }],
  legal: { privacy: 'https://builder.example/privacy' },
}
const site = { url: 'https://experts.example', name: 'Quill & Co', platformName: '', demo: false }

test('R487 a brand has its logo for light and dark, which says its name, and nothing of ours', () => {
  const html = renderToStaticMarkup(<SiteMark name="Quill &amp; Co" brand={brand} />)
  expect(html).toContain('<source media="(prefers-color-scheme: dark)" srcSet="/brand/i/logo-dark.svg"')
  expect(html).toMatch(/<img src="\/brand\/i\/logo\.svg" alt="Quill &amp; Co" width="200" height="36"/)
  expect(html).not.toMatch(/<svg|rel="preload"/)
})

test('R487 without a logo it has its icon and its name, without an icon its name alone', () => {
  const { logo: _, ...noLogo } = brand
  const html = renderToStaticMarkup(<SiteMark name="Quill" brand={noLogo} />)
  expect(html).toContain('<img src="/brand/i/icon-88.png" alt=""')
  expect(html).toContain('>Quill</span>')
  const { icon: __, ...bare } = noLogo
  expect(renderToStaticMarkup(<SiteMark name="Quill" brand={bare} />)).toBe('<span class="brand-name">Quill</span>')
})

test('R487 without a brand the mark is ours', () => {
  expect(renderToStaticMarkup(<SiteMark name="Guildhall" brand={undefined} />)).toMatch(/^<svg.*<\/svg>Guildhall$/)
})

test('R485 the footer leads to the platform’s own pages', () => {
  const html = renderToStaticMarkup(<SiteFooter data={undefined} site={{ ...site, brand }} />)
  expect(html).toContain('<a href="mailto:help@builder.example" translate="no">Help</a>')
  expect(html).toContain('<a href="https://builder.example/privacy">Privacy</a>')
  expect(html).toContain('<a href="/terms">Terms</a>')
  expect(renderToStaticMarkup(<SiteFooter data={undefined} site={site} />)).toContain('<a href="/privacy">Privacy</a>')
})

test('R487 search engines get the brand’s own picture', () => {
  const logoOf = (given: typeof site & { brand?: PageBrand }) => JSON.stringify(siteStructuredData(given)[1])
  expect(logoOf({ ...site, brand })).toContain('"logo":"https://experts.example/brand/i/icon-180.png"')
  expect(logoOf(site)).toContain('"logo":"https://experts.example/apple-touch-icon.png"')
})
