import { expect, test } from 'vitest'

import { judgePage, needsOwnTitle } from './judge-page.ts'

const ORIGIN = 'https://experts.example'
const CRUMBS = {
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Hire', item: `${ORIGIN}/hire` }],
}
const list = (positions: number[]) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  numberOfItems: positions.length,
  itemListElement: positions.map((position) => ({ '@type': 'ListItem', position, name: 'Ada', url: `${ORIGIN}/@ada` })),
})

type Parts = { head?: string; data?: object[]; experts?: number; images?: string; canonical?: string }

function page({
  head = '',
  data = [CRUMBS, list([1, 2, 3])],
  experts = 3,
  images = '',
  canonical = '/hire/seo',
}: Parts) {
  const scripts = data.map((one) => `<script type="application/ld+json">${JSON.stringify(one)}</script>`).join('')
  return `<title>SEO &amp; more</title><meta name="description" content="Who does SEO."/>${head}<link rel="canonical" href="${ORIGIN}${canonical}"/>${scripts}${'<article class="card">'.repeat(experts)}${images}`
}

const judge = (parts: Parts, path = '/hire/seo') => judgePage(page(parts), new URL(ORIGIN + path))

test('a page that is right has no faults', () => {
  expect(judge({})).toEqual({ title: 'SEO & more', problems: [] })
})

test.each<[string, Parts]>([
  ['it says noindex', { head: '<meta name="robots" content="noindex"/>' }],
  ['its canonical address is https://experts.example/other', { canonical: '/other' }],
  ['it shows 2 experts', { experts: 2 }],
  ['it has no ItemList', { data: [CRUMBS] }],
  ['positions in its list have gaps', { data: [CRUMBS, list([1, 3, 4])] }],
  ['ItemList (ItemList) lacks a right itemListElement', { data: [CRUMBS, list([])] }],
  [
    'BreadcrumbList (BreadcrumbList) lacks a right itemListElement',
    { data: [{ ...CRUMBS, itemListElement: [] }, list([1])] },
  ],
  ['structured data has no context', { data: [{ ...CRUMBS, '@context': '' }, list([1])] }],
  [
    'Invented is of no type that we know: Invented',
    { data: [CRUMBS, list([1]), { '@context': 'https://schema.org', '@type': 'Invented' }] },
  ],
  ['/a.webp has no alternative text at all', { images: '<img src="/a.webp"/>' }],
  [
    '/media/thumbnail/k/1.webp shows work and does not say whose',
    { images: '<img src="/media/thumbnail/k/1.webp" alt=""/>' },
  ],
  [
    '/media/thumbnail/k/1.webp does not say whose work it is: A site',
    { images: '<img src="/media/thumbnail/k/1.webp" alt="A site"/>' },
  ],
])('%s', (problem, parts) => {
  expect(judge(parts).problems).toEqual([problem])
})

test('R302 a picture without words is right where the page shows it again with them', () => {
  const [src, alt] = ['src="/media/thumbnail/k/1.webp"', 'alt="Harbour, by Ada"']
  expect(judge({ images: `<img ${src} alt=""/><img ${src} ${alt}/>` }).problems).toEqual([])
})

test('structured data that is no JSON is named', () => {
  const html = `${page({})}<script type="application/ld+json">{</script>`
  expect(judgePage(html, new URL(`${ORIGIN}/hire/seo`)).problems[0]).toContain('cannot be read')
})

test('R300 a country that is no code is named', () => {
  const mainEntity = {
    '@type': 'Person',
    name: 'Ada',
    url: `${ORIGIN}/@ada`,
    address: { '@type': 'PostalAddress', addressCountry: 'France' },
  }
  const profile = {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url: `${ORIGIN}/@ada`,
    dateCreated: '2026-01-01',
    dateModified: '2026-01-01',
    mainEntity,
  }
  const judged = judge({ data: [profile], canonical: '/@ada' }, '/@ada')
  expect(judged.problems).toEqual(['ProfilePage.mainEntity.address (PostalAddress) lacks a right addressCountry'])
})

test('only people may share a title', () => {
  expect(needsOwnTitle(new URL(`${ORIGIN}/@ada`))).toBe(false)
  expect(needsOwnTitle(new URL(`${ORIGIN}/hire/seo`))).toBe(true)
})
