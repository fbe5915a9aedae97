import { expect, test } from 'vitest'

import { LANGUAGE_CODES } from '#domain/profiles/language-codes.ts'

import { languageChoices } from './language-choices.ts'
import { matchesLanguage } from './matches-language.ts'

const namesOf = (typed: string) =>
  languageChoices([])
    .filter((choice) => matchesLanguage(choice, typed))
    .map(({ name }) => name)

test('R710 the profile’s languages come first, then common ones, then all others by name', () => {
  const choices = languageChoices(['yo', 'de'])
  expect(choices.slice(0, 5).map(({ name }) => name)).toEqual(['German', 'Yoruba', 'English', 'Spanish', 'French'])
  expect(choices.map(({ code }) => code).sort()).toEqual([...LANGUAGE_CODES].sort())
  const rest = choices.slice(17).map(({ name }) => name)
  expect(rest).toEqual([...rest].sort((a, b) => a.localeCompare(b, 'en')))
})

test.each([
  ['fran', ['French']],
  ['british', ['British Sign Language']],
  ['français', ['French']],
  ['FRANCAIS', ['French']],
  ['deu', ['German']],
  ['portu', ['Portuguese', 'Portuguese Sign Language']],
  ['espan', ['Spanish']],
  ['日本', ['Japanese']],
  ['україн', ['Ukrainian']],
  ['zzyzx', []],
])('R710 %j finds %j', (typed, names) => {
  expect(namesOf(typed)).toEqual(names)
})

test('R710 nothing typed shows every language', () => {
  expect(namesOf('  ')).toHaveLength(LANGUAGE_CODES.length)
})
