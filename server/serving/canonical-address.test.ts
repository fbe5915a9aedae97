import fc from 'fast-check'
import { expect, test } from 'vitest'

import { canonicalAddress } from './canonical-address.ts'

const own = (path: string) => canonicalAddress(new URL(`http://guildhall.test${path}`))

test('R303 a page has one address, whatever is wrong with the one that was asked for', () => {
  expect(own('/hire/seo/?page=2')).toBe('/hire/seo?page=2')
  expect(own('/@Ada-Moreau///')).toBe('/@ada-moreau')
  expect(own('//HIRE//Web-Design/US/')).toBe('/hire/web-design/us')
  expect(own('/Browse/Cities/D%C3%9CSSELDORF/')).toBe('/browse/cities/d%C3%BCsseldorf')
  expect(own('/Experts/?q=A')).toBe('/experts?q=A')
  expect(own('/RANKING')).toBe('/ranking')
  expect(own('/hire/web-design/de/halle%2C-saale')).toBe('/hire/web-design/de/halle,-saale')
  expect(own('/browse/cities/du%CC%88sseldorf')).toBe('/browse/cities/d%C3%BCsseldorf')
  expect(own('/%40ada%2Dmoreau')).toBe('/@ada-moreau')
})

test('R303 what is right, or may be a secret, stays', () => {
  for (const path of [
    '/',
    '/hire/seo',
    '/hirelings',
    '/Hirelings',
    '/experts?q=a/',
    '/conversation/AbC',
    '/hire/%E0%A4%A',
    "/hire/seo/us/coeur-d'alene",
    '/hire/seo/de/halle,-saale',
    '/hire/a%2Fb',
    '/@a%23B',
  ])
    expect(own(path)).toBeUndefined()
})

test('R303 the right address leads no further', () => {
  // Capitals whose small letters compose with the accents after them.
  for (const accented of ['\u0386\u0345', '\u0389\u0345', 'I\u0307'])
    expect(own(own(`/@${accented}`) ?? '')).toBeUndefined()
  fc.assert(
    fc.property(fc.constantFrom('/@', '/hire/', '/browse/'), fc.webPath(), (begin, rest) => {
      const right = own(begin + rest.slice(1))
      expect(right === undefined ? undefined : own(right)).toBeUndefined()
    }),
  )
})

test('R303 no address leads away from here', () => {
  expect(own('//elsewhere.example/')).toBe('/elsewhere.example')
  expect(own('///')).toBe('/')
  expect(own('/%2Felsewhere.example/')).toBe('/%2Felsewhere.example')
})

test('R313 empty parameters are left out, and nothing else of a query', () => {
  expect(own('/experts?q=a+b&where=&language=&sort=newest')).toBe('/experts?q=a+b&sort=newest')
  expect(own('/HIRE/seo/?budget=')).toBe('/hire/seo')
  expect(own('/?utm=')).toBe('/')
  for (const path of [
    '/experts?q=%3D',
    '/experts?q==',
    '/?index',
    '/hire/seo.data?_routes=',
    '/experts?q=a&q=a',
    '/verify-email?token=',
  ]) {
    expect([path, own(path)]).toEqual([path, undefined])
  }
})
