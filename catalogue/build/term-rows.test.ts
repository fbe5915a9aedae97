import { expect, test } from 'vitest'

import { createLanguageTermsLoader } from '#catalogue/reading/language-terms.ts'

import { parseTermTable } from './build-terms.ts'
import { formatTermFiles } from './term-rows.ts'

const table = `# skills
logo-design | logo, logo desig*, shop*
# services
build | logo design, shop of mine
# budget
usd | dollar*
# places
before | in
endings | s, en`

const files = formatTermFiles({ en: parseTermTable(table, () => {}) })
const { termsOf } = createLanguageTermsLoader((language) => files.get(`terms/${language}.txt`))
const found = (text: string) =>
  termsOf('en')
    .terms.matches(text.split(' '))
    .map(({ length, value, ending }) => [length, value.key, ending])

test.each([
  ['logo for us', [[1, 'logo-design', '']]],
  [
    'logo design',
    [
      [2, 'build', ''],
      [2, 'logo-design', 'n'],
      [1, 'logo-design', ''],
    ],
  ],
  [
    'shop of mine',
    [
      [3, 'build', ''],
      [1, 'logo-design', ''],
    ],
  ],
  ['shopping', [[1, 'logo-design', 'ping']]],
  ['log', []],
  ['sho', []],
  ['zebra', []],
])('R320 the terms at the beginning of %j are found, the longest first', (text, terms) => {
  expect(found(text)).toEqual(terms)
})

test('R320 a written language has its amounts and endings; one that is missing has no terms', () => {
  expect(termsOf('en').budget.matches(['dollars'])).toEqual([{ length: 1, value: 'usd', ending: 's' }])
  expect(termsOf('en').budget.matches(['logo'])).toEqual([])
  expect(termsOf('en').endings).toEqual(['s', 'en'])
  expect(termsOf('xx').terms.matches(['logo'])).toEqual([])
  expect(termsOf('xx').endings).toEqual([])
})
