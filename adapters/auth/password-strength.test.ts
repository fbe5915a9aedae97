import { expect, test } from 'vitest'

import { PASSWORD_LIMITS } from '#domain/limits.ts'

import { isEasyPassword } from './password-strength.ts'

const ADA = { name: 'Ada Moreau', email: 'ada.m@northlight.example', siteName: 'Maker Market' }

test.each([
  'password12',
  ' '.repeat(10),
  '\u3000'.repeat(12),
  '\u200b'.repeat(12),
  ' \u00a0\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u3000',
  'qwertyuiop',
  '1234567890',
  'aaaaaaaaaaaaaaaaaaaaaaaa',
  'abcabcabcabcabcabc',
  'a'.repeat(PASSWORD_LIMITS.max),
  'P@ssw0rd123!',
  'guildhall-demo',
  'GuildHall2026!',
  'makermarket2026',
  'Ada.Moreau.1987',
  '4d4-M0r34u-2026!',
  'uaeromada2026',
  'ada.m@northlight.example',
  'moreau moreau northlight ada',
])('R210 %j is easy to guess', async (password) => {
  expect(await isEasyPassword(password, ADA)).toBe(true)
})

test.each([
  'violet anchor trumpet',
  'correct horse battery staple',
  'kx8!vQ2#mZ',
  'moreau likes violet anchors',
  '紫の錨とトランペット三つ',
])('R210 %j is not', async (password) => {
  expect(await isEasyPassword(password, ADA)).toBe(false)
})
