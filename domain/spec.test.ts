import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const ROOT = new URL('../', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, ROOT), 'utf8')

const SPEC = read('domain/SPEC.md')
/** Number and text of each rule. The parts of a rule that was split have letters: R340, R340a, R340b. */
const RULES = Array.from(SPEC.matchAll(/^- \*\*(R\d+[a-z]?)\*\* (.+)$/gm), ([, number = '', text = '']) => ({
  number,
  text,
}))
const NUMBERS = RULES.map(({ number }) => number)
const FOLDERS =
  '{domain,catalogue,client,locales,app,demo,db,adapters,use-cases,api,jobs,server,scripts,soak,e2e,examples,test,sdk,mcp}'
const MAX_WORDS = 60

const withoutLetter = (number: string) => number.replace(/[a-z]$/, '')

test('every rule has a number of its own', () => {
  expect(NUMBERS.length).toBeGreaterThan(700)
  expect(NUMBERS.filter((number, at) => NUMBERS.indexOf(number) !== at)).toEqual([])
  expect(SPEC.match(/^- \*\*/gm)).toHaveLength(NUMBERS.length)
})

test('every part of a rule follows the rule', () => {
  const parts = NUMBERS.flatMap((number, at) => (number === withoutLetter(number) ? [] : [{ number, at }]))
  const previous = (number: string) =>
    number.endsWith('a')
      ? withoutLetter(number)
      : number.replace(/.$/, (letter) => String.fromCharCode(letter.charCodeAt(0) - 1))
  expect(parts.filter(({ number, at }) => NUMBERS[at - 1] !== previous(number))).toEqual([])
})

test('every rule is named by a test, a part of a rule by its own number or by that of the rule', () => {
  const tests = globSync(`${FOLDERS}/**/*.test.{ts,tsx}`, { cwd: ROOT })
  const named = new Set(tests.flatMap((file) => read(file).match(/\bR\d+[a-z]?\b/g) ?? []))
  expect(NUMBERS.filter((number) => !named.has(number) && !named.has(withoutLetter(number)))).toEqual([])
})

test(`a rule has at most ${MAX_WORDS} words`, () => {
  const long = RULES.filter(({ text }) => text.split(/\s+/).length > MAX_WORDS)
  expect(long.map(({ number }) => number)).toEqual([])
})

test('every section begins with an introduction of two lines', () => {
  const sections = SPEC.split(/^##+ /m).slice(1)
  const introduction = (section: string) => section.slice(section.indexOf('\n') + 1).split('- **R')[0] ?? ''
  const lines = (section: string) => introduction(section).split('\n').filter(Boolean).length
  expect(sections.filter((section) => lines(section) < 2).map((section) => section.split('\n')[0])).toEqual([])
})

test('a rule refers only to rules that exist', () => {
  const references = RULES.flatMap(({ text }) => text.match(/\bR\d+[a-z]?\b/g) ?? [])
  expect(references.filter((number) => !NUMBERS.includes(number))).toEqual([])
})
