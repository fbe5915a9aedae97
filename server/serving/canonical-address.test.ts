import { expect, test } from 'vitest'

import { canonicalAddress } from './canonical-address.ts'

const own = (path: string) => canonicalAddress(new URL(path, 'http://guildhall.test'))

test('a page has one address', () => {
  expect(own('/hire/seo/?page=2')).toBe('/hire/seo?page=2')
  expect(own('/@ada-moreau///')).toBe('/@ada-moreau')
  expect(own('/HIRE/Web-Design')).toBe('/hire/Web-Design')
  expect(own('/Browse/')).toBe('/browse')
})

test('what is right, or leads nowhere of ours, stays', () => {
  for (const path of ['/', '/hire/seo', '/@Ada', '/hirelings', '/experts?q=a/']) expect(own(path)).toBeUndefined()
  expect(canonicalAddress(new URL('http://guildhall.test//elsewhere.example/'))).toBeUndefined()
  expect(canonicalAddress(new URL('http://guildhall.test///'))).toBeUndefined()
})

test('R313 empty parameters are left out, and nothing else of a query', () => {
  expect(own('/experts?q=a+b&where=&language=&sort=newest')).toBe('/experts?q=a+b&sort=newest')
  expect(own('/HIRE/seo/?budget=')).toBe('/hire/seo')
  expect(own('/?utm=')).toBe('/')
  for (const path of ['/experts?q=%3D', '/experts?q==', '/?index', '/hire/seo.data?_routes=', '/experts?q=a&q=a']) {
    expect([path, own(path)]).toEqual([path, undefined])
  }
})
