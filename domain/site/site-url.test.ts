import { expect, test } from 'vitest'

import { absoluteUrl, basePathOf, siteRoot, stripBasePath } from './site-url.ts'

const ROOT = new URL('https://example.com')
const UNDER = new URL('https://example.com/our/experts')

test('R560 an address of the site is appended to SITE_URL', () => {
  expect([basePathOf(ROOT), basePathOf(UNDER), basePathOf(new URL('https://example.com/a/'))]).toEqual([
    '',
    '/our/experts',
    '/a',
  ])
  expect([siteRoot(ROOT), siteRoot(UNDER)]).toEqual(['https://example.com', 'https://example.com/our/experts'])
  expect(absoluteUrl('/inbox?a=b', ROOT).href).toBe('https://example.com/inbox?a=b')
  expect(absoluteUrl('/inbox?a=b', UNDER).href).toBe('https://example.com/our/experts/inbox?a=b')
  expect(absoluteUrl('/', UNDER).href).toBe('https://example.com/our/experts/')
  expect(absoluteUrl('https://cdn.example/a.webp', UNDER).href).toBe('https://cdn.example/a.webp')
  expect(absoluteUrl('//cdn.example/a.webp', UNDER).href).toBe('https://cdn.example/a.webp')
})

test.each([
  ['/experts', '/'],
  ['/experts?a=b', '/?a=b'],
  ['/experts/', '/'],
  ['/experts/experts?q=a', '/experts?q=a'],
  ['/experts//x', '//x'],
  ['/experts2', undefined],
  ['/Experts/', undefined],
  ['/', undefined],
  ['/hire/experts/', undefined],
  ['', undefined],
])('R561 %j is %j inside', (address, inside) => {
  expect(stripBasePath(address, '/experts')).toBe(inside)
})
