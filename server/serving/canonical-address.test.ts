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
  ])
    expect(own(path)).toBeUndefined()
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
