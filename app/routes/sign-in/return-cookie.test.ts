import { expect, test } from 'vitest'

import { writeReturnCookie, readReturnCookie } from './return-cookie.ts'

const asked = (cookie: string) => readReturnCookie(new Request('http://localhost/', { headers: { cookie } }))

test('R296 the return address is stored for the page of the mailed link, and read back', () => {
  const cookie = writeReturnCookie('/@ada-moreau/mark?act=like', 'https://experts.example')
  expect(cookie).toMatch(/; Path=\/verify-email; Max-Age=86400; HttpOnly; SameSite=Lax; Secure$/)
  expect(asked(`a=b; ${cookie.split(';')[0]}`)).toBe('/@ada-moreau/mark?act=like')
})

test('R296 nothing leads to another site, whatever the cookie holds', () => {
  expect(['', 'a=b', 'after-confirmation=', 'after-confirmation=%'].map(asked)).toEqual(['', '', '', ''])
  expect(asked(`after-confirmation=${encodeURIComponent('//evil.example')}`)).toBe('/')
})
