import fc from 'fast-check'
import { expect, test } from 'vitest'

import { LISTING_PARAMETERS } from '#client/lists/listing-query.ts'
import * as addresses from '#domain/addresses.ts'

import { LIST_PARAMETERS, pageKey } from './page-key.ts'

test.each([
  '/',
  '/hire',
  '/hire/web-design',
  '/hire/web-design/us/new-york-city',
  "/hire/seo/us/coeur-d'alene",
  '/hire/seo/de/d%C3%BCsseldorf',
  '/hire/seo/de/halle,-saale',
  '/browse',
  '/browse/cities/london',
  '/browse/countries/gb/seo',
  '/experts',
  '/ranking',
  '/privacy',
  '/terms',
  '/imprint',
  '/@ada-moreau',
  '/robots.txt',
  '/llms.txt',
  '/sitemap.xml',
  '/sitemaps/hire-1.xml',
])('R150 %s is cached under its own address', (path) => {
  expect(pageKey(path)).toBe(path)
})

test('R150 so are the addresses that our links have', () => {
  const cached = [
    addresses.profile('ada-moreau'),
    addresses.hire('seo'),
    addresses.hire('seo', 'gb'),
    addresses.hire('seo', 'gb', 'london'),
    addresses.browseCity('london'),
    addresses.browseCountry('gb', 'seo'),
  ]
  expect(cached.map(pageKey)).toEqual(cached)
})

test.each([
  '/sign-in',
  '/dashboard',
  '/shortlist',
  '/admin',
  '/moderation',
  '/browse/cities',
  '/browse/countries/gb',
  '/browse/countries/gbr/seo',
  '/hire/seo/us/new-york-city/x',
  '/@ada-moreau/contact',
  '/@ada-moreau/edit/general',
  '/@Ada-Moreau',
  '/hire/web-design/',
  '/hire/Web-Design',
  '/hire/web%2Ddesign',
  '/hire/seo/de/d%c3%bcsseldorf',
  '/hire/seo/de/du%CC%88sseldorf',
  '/hire/%E0%A4%A',
  '/hire/web-design.data',
  '//hire/web-design',
  'http://elsewhere.example/',
  '/v1/marketplace/me',
  `/experts?q=${'a'.repeat(1000)}`,
  '/hire/seo?page=2&page=3',
  '/hire/seo?budget=&type=agency',
  '/experts?q=maria&where=',
  '/experts?q=web&where=',
  '/hire/seo?language=de&language=',
  '*',
])('R150 %s is not cached: it is for one visitor, or not spelt as our links are', (url) => {
  expect(pageKey(url)).toBeUndefined()
})

test.each([
  ['/?utm_source=mail', '/'],
  ['/@ada-moreau?ref=1&work=templates&page=1', '/@ada-moreau?work=templates'],
  ['/hire/seo?', '/hire/seo'],
  ['/hire/seo?page=1&x=1', '/hire/seo'],
  ['/hire/seo?language=fr&page=2&language=de&language=fr', '/hire/seo?page=2&language=de&language=fr'],
  ['/experts?where=paris&q=a+b&page=2', '/experts?q=a+b&where=paris&page=2'],
  ['/experts?q=a%20b', '/experts?q=a+b'],
])('R151 %s and %s are one page', (url, key) => {
  expect(pageKey(url)).toBe(key)
})

test('R151 a key is its own key, and unknown parameters never make another', () => {
  const query = fc.array(fc.tuple(fc.constantFrom('page', 'q', 'language', 'utm', '_', 'work', ''), fc.string()))
  fc.assert(
    fc.property(fc.constantFrom('/experts', '/hire/seo', '/@ada-moreau', '/browse'), query, (path, parameters) => {
      const key = pageKey(`${path}?${new URLSearchParams(parameters)}`)
      if (key === undefined) return
      expect(pageKey(key)).toBe(key)
      expect(pageKey(`${key}${key.includes('?') ? '&' : '?'}made-up=1`)).toBe(key)
    }),
  )
})

test('R151 the parameters of lists are those that the pages read', () => {
  expect([...LIST_PARAMETERS.once, ...LIST_PARAMETERS.repeated].sort()).toEqual(LISTING_PARAMETERS.toSorted())
})

test.each(['page=02', 'page=2e0', 'page=0x2', 'budget=0500', 'budgetFrom=%20500'])(
  'R151 %s is another spelling of a number, and is not cached',
  (query) => {
    expect(pageKey(`/hire/seo?${query}`)).toBeUndefined()
  },
)

test('R742 pages in different currencies are different pages', () => {
  expect(pageKey('/hire/seo?utm_source=x&currency=EUR')).toBe('/hire/seo?currency=EUR')
  expect(pageKey('/experts?currency=JPY&budget=1')).toBe('/experts?budget=1&currency=JPY')
  expect(pageKey('/@ada-moreau?currency=EUR')).toBe('/@ada-moreau')
})
