import { randomBytes } from 'node:crypto'

import { expect, test } from 'vitest'

import { decryptText, encryptText } from './encrypted-text.ts'

const secret = randomBytes(32).toString('base64url')
const about = '/@ada-moreau/contact'

test('R681 a sealed text is read with the same secret about the same page, and never twice the same', () => {
  for (const text of ['', 'Dear Ada, ünïcode 🎨', 'x'.repeat(200_000)]) {
    const sealed = encryptText(text, { secret, about })
    expect(decryptText(sealed, { secret, about })).toBe(text)
    expect(sealed.includes('Dear')).toBe(false)
    expect(encryptText(text, { secret, about }).equals(sealed)).toBe(false)
  }
})

test('R681 another secret, another page or changed bytes read nothing', () => {
  const sealed = encryptText('Dear Ada', { secret, about })
  expect(decryptText(sealed, { secret: randomBytes(32).toString('base64url'), about })).toBeUndefined()
  expect(decryptText(sealed, { secret, about: '/@northlight/contact' })).toBeUndefined()
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(decryptText(changed, { secret, about })).toBeUndefined()
    expect(decryptText(sealed.subarray(0, at), { secret, about })).toBeUndefined()
  }
})
