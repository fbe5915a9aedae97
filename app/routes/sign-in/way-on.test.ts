import { expect, test } from 'vitest'

import { keepWayOn, readWayOn } from './way-on.ts'

const asked = (cookie: string) => readWayOn(new Request('http://localhost/', { headers: { cookie } }))

test('R296 the way on is kept for the page of the mailed link, and read back', () => {
  const cookie = keepWayOn('/@ada-moreau/mark?act=like', 'https://experts.example')
  expect(cookie).toMatch(/; Path=\/verify-email; Max-Age=86400; HttpOnly; SameSite=Lax; Secure$/)
  expect(asked(`a=b; ${cookie.split(';')[0]}`)).toBe('/@ada-moreau/mark?act=like')
})

test('R296 nothing leads to another site, whatever the cookie holds', () => {
  expect(['', 'a=b', 'after-confirmation=', 'after-confirmation=%'].map(asked)).toEqual(['', '', '', ''])
  expect(asked(`after-confirmation=${encodeURIComponent('//evil.example')}`)).toBe('/')
})
