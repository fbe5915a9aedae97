import { expect, test } from 'vitest'

import { hasShortlistCookie } from './shortlist-cookie.ts'

test.each(['shortlist=ada-moreau', 'a=b; shortlist=ada-moreau.northlight', 'a=b;shortlist=x;c=d'])(
  'R71 "%s" has a shortlist',
  (cookies) => {
    expect(hasShortlistCookie(cookies)).toBe(true)
  },
)

test.each([
  undefined,
  null,
  '',
  'shortlist',
  'shortlist=',
  'shortlist= ; a=b',
  'my-shortlist=ada',
  'shortlist-former=a',
])('R71 "%s" has none', (cookies) => {
  expect(hasShortlistCookie(cookies)).toBe(false)
})
