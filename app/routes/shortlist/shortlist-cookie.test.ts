import { expect, test } from 'vitest'

import { shortlistCookieHeaders, readShortlistCookies } from './shortlist-cookie.ts'

const requestWith = (cookie: string) => new Request('http://localhost/shortlist', { headers: { cookie } })

test('R71 the stored list is read back', () => {
  const stored = { list: ['ada-moreau', 'northlight'], former: ['sam-okafor'] }
  const cookies = shortlistCookieHeaders(stored, 'http://localhost:3000').getSetCookie()
  expect(cookies).toEqual([
    'shortlist=ada-moreau.northlight; Path=/; Max-Age=15552000; HttpOnly; SameSite=Lax',
    'shortlist-former=sam-okafor; Path=/shortlist; Max-Age=3600; HttpOnly; SameSite=Lax',
  ])
  expect(readShortlistCookies(requestWith(cookies.map((one) => one.split(';')[0]).join('; ')))).toEqual(stored)
})

test('with https the cookie is Secure, and an empty list deletes it', () => {
  const [list] = shortlistCookieHeaders({ list: [], former: [] }, 'https://guildhall.example').getSetCookie()
  expect(list).toBe('shortlist=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure')
})

test.each(['', 'shortlist', 'shortlist=', 'other=1; shortlist=%00.<b>.a', 'my-shortlist=ada-moreau', 'shortlist==;;='])(
  'R71 a cookie like %j is an empty list',
  (cookie) => {
    expect(readShortlistCookies(requestWith(cookie)).list).toEqual([])
  },
)
