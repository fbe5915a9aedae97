import { expect, test } from 'vitest'

import { nameForStrangers, type NamedProfile } from './name-for-strangers.ts'

const ada: NamedProfile = { slug: 'ada', name: 'Ada Moreau', visibility: 'PUBLIC', expert_status: 'ACTIVE' }
const nameOf = (changes: Partial<NamedProfile>) => nameForStrangers({ ...ada, ...changes }).name

test.each([
  'Ada Moreau',
  'St. John & Sons',
  'Studio 54',
  'O’Hara Web Co.',
  '山田太郎',
  '株式会社サイバーデザイン',
  'สมชาย ใจดี',
  'محمد علي',
  'Anna-Lena Groß',
])('R750 a mail to an unproven address has the name %s', (name) => expect(nameOf({ name })).toBe(name))

test.each([
  'Buy now at spam.example',
  'spam。example',
  'https://spam.example',
  'mail me@spam.example',
  'Call +1 555 123 4567',
  'Your account was hacked please call us',
  '您的帐户已被冻结请立即联系客服微信处理',
  '您的帐户已被冻结加微信xiaomingpay',
  'บัญชีของคุณถูกระงับกรุณาติดต่อเรา',
  `A${'a'.repeat(40)}`,
  'Ada\nMoreau',
  'Ada <b>',
  'WIN! $$$',
  '',
])('R750 a name that could be a message gives way to the handle: %s', (name) => {
  expect(nameForStrangers({ ...ada, name })).toEqual({ handle: 'ada', name: null })
})

test('R750 the name of a profile that strangers cannot see is not told', () => {
  expect(nameOf({ visibility: 'PRIVATE' })).toBeNull()
  expect(nameOf({ expert_status: 'SUSPENDED' })).toBeNull()
})
