import { expect, test } from 'vitest'

import { createKnownDevices } from './known-device.ts'

const devices = createKnownDevices({ secret: 'a secret of this test', secure: false })
const pairOf = (line: string) => line.split(';', 1)[0] ?? ''

test('R223 a browser is known to the accounts that it has signed in to, and to no other', () => {
  const [ada, ben] = [devices.cookieFor(undefined, 'ada'), devices.cookieFor(undefined, 'ben')].map(pairOf)
  const cookies = `theme=dark; ${ada}; ${ben}`
  expect(['ada', 'ben', 'cleo'].map((user) => devices.isKnown(cookies, user))).toEqual([true, true, false])
  expect(devices.isKnown(ada, 'ben')).toBe(false)
  expect(devices.read(ada, 'ada')).not.toBe(devices.read(pairOf(devices.cookieFor(undefined, 'ada')), 'ada'))
})

test('R223 signing in again renews the cookie and keeps the id', () => {
  const first = pairOf(devices.cookieFor(undefined, 'ada'))
  expect(pairOf(devices.cookieFor(first, 'ada'))).toBe(first)
})

test('R223 what was made up, cut, doubled or signed by another key is no known browser', () => {
  const cookie = pairOf(devices.cookieFor(undefined, 'ada'))
  const [name, value = ''] = cookie.split('=')
  const other = createKnownDevices({ secret: 'another secret', secure: false })
  const forged = [
    '',
    `${name}=`,
    `${name}=x.y`,
    cookie.slice(0, -1),
    `${cookie}x`,
    `x${cookie}`,
    `${name}=${value}.${value}`,
  ]
  for (const cookies of forged) expect(devices.isKnown(cookies, 'ada')).toBe(false)
  expect(devices.isKnown(pairOf(other.cookieFor(undefined, 'ada')), 'ada')).toBe(false)
  // A foreign one beside it takes nothing away.
  expect(devices.isKnown(`${name}=x.y; ${cookie}`, 'ada')).toBe(true)
})

test('R223 scripts cannot read it, it names nobody, and over https it is bound to the host', () => {
  const line = devices.cookieFor(undefined, 'ada-user-id')
  expect(line).toMatch(/^guildhall\.device_[\w-]{16}=[\w-]+\.[\w-]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/)
  expect(line).not.toContain('ada-user-id')
  const secure = createKnownDevices({ secret: 'a secret of this test', secure: true })
  const overHttps = secure.cookieFor(undefined, 'ada')
  expect(overHttps).toMatch(/^__Host-guildhall\.device_.*; Secure$/)
  expect(secure.isKnown(pairOf(overHttps), 'ada')).toBe(true)
})
