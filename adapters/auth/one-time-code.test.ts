import { expect, test } from 'vitest'

import {
  totpCodeAtStep,
  totpSecretToBase32,
  newRecoveryCodes,
  createTotpSecret,
  totpSetupUri,
  findTotpStep,
} from './one-time-code.ts'

const RFC_SECRET = '12345678901234567890'

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('R247 the codes of RFC 6238: at %i seconds', (seconds, code) => {
  expect(totpCodeAtStep(RFC_SECRET, Math.floor(seconds / 30))).toBe(code)
})

test('R247 the step before and the one after are good, no others', () => {
  const now = 1_700_000_010_000
  const step = Math.floor(now / 30_000)
  const found = [-2, -1, 0, 1, 2].map((ahead) =>
    findTotpStep(RFC_SECRET, totpCodeAtStep(RFC_SECRET, step + ahead), now),
  )
  expect(found).toEqual([undefined, step - 1, step, step + 1, undefined])
})

test('R248 the key is the secret in base32, whole', () => {
  expect(totpSecretToBase32(RFC_SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(totpSecretToBase32(createTotpSecret())).toMatch(/^[A-Z2-7]{40}$/)
  const uri = totpSetupUri({ issuer: 'Guild & hall', account: 'a@b.test', secret: RFC_SECRET })
  expect(uri).toBe(
    'otpauth://totp/Guild%20%26%20hall:a%40b.test?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Guild%20%26%20hall&digits=6&period=30',
  )
})

test('R247 ten recovery codes, none like another', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[a-z2-7]{5}-[a-z2-7]{5}$/)
})
