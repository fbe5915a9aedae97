import { expect, test } from 'vitest'

import { createKnownDevices } from './known-device.ts'

const devices = createKnownDevices({ secret: 'a secret of this test', siteUrl: new URL('http://localhost:3000') })
const SINCE = new Date('2026-01-01T12:00:00Z')
const owner = (userId: string, since = SINCE) => ({ userId, since })
const pairOf = (line = '') => line.split(';', 1)[0] ?? ''
const lineFor = (cookies: string | undefined, userId: string, by = devices) =>
  by.cookiesFor(cookies, owner(userId))[0] ?? ''
const isKnown = (cookies: string | undefined, userId: string, by = devices) =>
  by.read(cookies, owner(userId)) !== undefined

test('R223 a browser is known to the accounts that it has signed in to, and to no other', () => {
  const [ada, ben] = [lineFor(undefined, 'ada'), lineFor(undefined, 'ben')].map(pairOf)
  const cookies = `theme=dark; ${ada}; ${ben}`
  expect(['ada', 'ben', 'cleo'].map((user) => isKnown(cookies, user))).toEqual([true, true, false])
  expect(isKnown(ada, 'ben')).toBe(false)
  expect(devices.read(ada, owner('ada'))).not.toBe(devices.read(pairOf(lineFor(undefined, 'ada')), owner('ada')))
})

test('R223 signing in again renews the cookie and keeps the id', () => {
  const first = pairOf(lineFor(undefined, 'ada'))
  expect(pairOf(lineFor(first, 'ada'))).toBe(first)
})

test('R223 a cookie that is invented, cut, duplicated or signed by another key makes no known browser', () => {
  const cookie = pairOf(lineFor(undefined, 'ada'))
  const [name, value = ''] = cookie.split('=')
  const other = createKnownDevices({ secret: 'another secret', siteUrl: new URL('http://localhost:3000') })
  const forged = [
    '',
    `${name}=`,
    `${name}=x.y`,
    cookie.slice(0, -1),
    `${cookie}x`,
    `x${cookie}`,
    `${name}=${value}.${value}`,
  ]
  for (const cookies of forged) expect(isKnown(cookies, 'ada')).toBe(false)
  expect(isKnown(pairOf(lineFor(undefined, 'ada', other)), 'ada')).toBe(false)
  // A foreign one beside it takes nothing away.
  expect(isKnown(`${name}=x.y; ${cookie}`, 'ada')).toBe(true)
})

test('R223 scripts cannot read it, it does not identify the account, and over https it is bound to the host', () => {
  const line = lineFor(undefined, 'ada-user-id')
  expect(line).toMatch(/^guildhall\.device_[\w-]{16}=[\w-]+\.[\w-]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/)
  expect(line).not.toContain('ada-user-id')
  const secure = createKnownDevices({ secret: 'a secret of this test', siteUrl: new URL('https://experts.example') })
  const overHttps = lineFor(undefined, 'ada', secure)
  expect(overHttps).toMatch(/^__Host-guildhall\.device_.*; Secure$/)
  expect(isKnown(pairOf(overHttps), 'ada', secure)).toBe(true)
})

test('R223 a new password makes strangers of all browsers', () => {
  const cookie = pairOf(lineFor(undefined, 'ada'))
  expect(devices.read(cookie, owner('ada', new Date('2026-01-02T12:00:00Z')))).toBeUndefined()
})

test('R223 a browser keeps the cookies of ten accounts, the newest', () => {
  const cookies = Array.from({ length: 15 }, (_, n) => pairOf(lineFor(undefined, `user-${n}`))).join('; ')
  const lines = devices.cookiesFor(`theme=dark; ${cookies}`, owner('one more'))
  expect(lines.slice(1).every((line) => /^guildhall\.device_[\w-]+=; .*Max-Age=0/.test(line))).toBe(true)
  expect(lines).toHaveLength(1 + 6)
  expect(lines.some((line) => line.startsWith(`${pairOf(lineFor(undefined, 'user-14')).split('=')[0]}=`))).toBe(false)
})
