import { expect, test } from 'vitest'

import { accountWords, withoutAccountWords } from './account-words.ts'

const ADA = { name: 'Ada Moreau-Gómez', email: 'ada.m@studio-north.example', siteNames: ['Guildhall'] }

test('R210 own words are those of name, address and site', () => {
  expect(accountWords(ADA)).toEqual([
    'ada.m@studio-north.example',
    'guildhall',
    'example',
    'moreau',
    'studio',
    'ada.m',
    'gomez',
    'north',
    'ada',
  ])
  expect(accountWords({ name: '', email: '', siteNames: [] })).toEqual([])
})

test.each([
  ['Moreau2024', '2024'],
  ['M0r34u2024', '2024'],
  ['guildhall-demo', '-demo'],
  ['AdaMoreauGOMEZ', ''],
  ['ada ada ada ada', ''],
  ['mormoreaueau', 'mor eau'],
  ['Ada.M@studio-north.example!!', '!!'],
  ['violet anchor', undefined],
])('R210 %s without them is %j', (password, left) => {
  expect(withoutAccountWords(password, accountWords(ADA))).toBe(left)
})

test('R210 a name of any length costs no more than a few words', () => {
  const words = accountWords({ ...ADA, name: 'word '.repeat(50_000), email: `${'a.b.c.ddd'.repeat(20_000)}@x.test` })
  expect(words.length).toBeLessThanOrEqual(24)
})
