import fc from 'fast-check'
import { expect, test } from 'vitest'

import { nameSchema, sanitizeName } from './name.ts'

const name = nameSchema('Name', { min: 1, max: 200 })
const problem = (text: string) => name.safeParse(text).error?.issues.map((issue) => issue.message)

const HIDDEN = ['Name contains hidden characters, or ones that change the direction of the text. Please type it again.']
const MIXED = ['Name mixes alphabets within a word. Please write each word in one alphabet.']
const LINES = ['Name must be on one line.']
const ACCENTS = ['Name has too many accents on one letter.']
const STYLED = ['Name has letters in a special style. Please use plain ones.']

test.each([
  'Ada Moreau',
  'Zoë O’Connor-Ünal & Söhne (Łódź) Ltd. №5',
  'Nguyễn Thị Ánh'.normalize('NFD'),
  '李雷',
  '山田　太郎',
  'Webデザイナー・ヴィクトル',
  '김철수 IT기업',
  'Анна SEO-эксперт, 1С-Битрикс',
  'Ελένη',
  'שָׁלוֹם',
  'محمد',
  'علی\u200cرضا',
  'क्षत्रिय र्\u200dय',
  'র\u200d্যাব',
  'മോഹന്\u200d',
  'မြို့',
  'ทั้งหมด',
  'ᏣᎳᎩ ߒߞߏ ⵜⴰⵎⴰⵣⵉⵖⵜ',
  'µTorrent C++ x₂ Ⅷ',
  '👩🏽‍💻 ships 🚀 1️⃣ ❤️‍🔥 🏳️‍🌈',
  '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
])('R235, R236 “%s” is a name', (text) => {
  expect(problem(text)).toBeUndefined()
})

test.each<[string, string, string[]]>([
  ['a line break', 'Ada\nMoreau', LINES],
  ['a carriage return', 'Ada\rMoreau', LINES],
  ['a line separator', 'Ada\u2028Moreau', LINES],
  ['a tab', 'Ada\tMoreau', HIDDEN],
  ['a control character', 'Ada\u001b[31m', HIDDEN],
  ['a zero-width space', 'Ada\u200bMoreau', HIDDEN],
  ['a zero-width joiner between Latin letters', 'Ada\u200dMoreau', HIDDEN],
  ['a zero-width non-joiner at the end of a Persian word', 'علی\u200c', HIDDEN],
  ['two zero-width non-joiners', 'علی\u200c\u200cرضا', HIDDEN],
  ['a joiner between emoji that make no emoji', '😀\u200d😀', HIDDEN],
  ['a soft hyphen', 'Ada\u00adMoreau', HIDDEN],
  ['a word joiner', 'Ada\u2060Moreau', HIDDEN],
  ['a byte order mark', 'Ada\ufeffMoreau', HIDDEN],
  ['a variation selector', 'Ada\ufe0fMoreau', HIDDEN],
  ['a variation selector on a digit', 'Studio 1\ufe0f', HIDDEN],
  ['a supplementary variation selector', 'Ada\u{e0100}', HIDDEN],
  ['tags', 'Ada\u{e0041}\u{e0042}', HIDDEN],
  ['a Hangul filler', 'Ada\u3164', HIDDEN],
  ['a combining grapheme joiner', 'Ada\u034f', HIDDEN],
  ['a blank Braille cell', 'Ada\u2800', HIDDEN],
  ['a private character', 'Ada\uf8ff', HIDDEN],
  ['what is no character', 'Ada\uffff', HIDDEN],
  ['a right-to-left override', 'Ada\u202euaeroM', HIDDEN],
  ['an isolate', 'Ada\u2066Moreau\u2069', HIDDEN],
  ['a right-to-left mark', 'Ada\u200f', HIDDEN],
  ['an Arabic letter mark', 'Ada\u061c', HIDDEN],
  ['Cyrillic among Latin letters', 'Pаypal', MIXED],
  ['Greek among Latin letters', 'Αda', MIXED],
  ['Armenian among Latin letters', 'Gօogle', MIXED],
  ['Cherokee among Latin letters', 'Ꭺda', MIXED],
  ['a Latin letter in a Cyrillic word', 'Aннa', MIXED],
  ['Bengali digits after Latin letters', 'Ada৪', MIXED],
  ['Cyrillic beside Japanese', 'デザインд', MIXED],
  ['five marks on a letter', `A${'\u0301'.repeat(5)}da`, ACCENTS],
  ['marks piled up with joiners between', `क${'्\u200d'.repeat(5)}`, ACCENTS],
  ['a mark on nothing', '\u0301Ada', ACCENTS],
  ['letters of formulas', '𝐀𝐝𝐚', STYLED],
])('R235, R236 %s is refused in one sentence', (_what, text, expected) => {
  expect(problem(text)).toEqual(expected)
})

test('R235 what is refused in the middle is refused everywhere in it', () => {
  const bad = fc.constantFrom('\u200b', '\u202e', '\u2066', '\u00ad', '\u0007', '\ufe0f', '\u{e0041}', '\u3164')
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), bad, fc.string({ minLength: 1 }), (before, hidden, after) => {
      expect(problem(`a${before}${hidden}${after}z`)).toBeDefined()
    }),
  )
})

test('R235 however long and hostile, a text is judged in time that grows with its length', () => {
  const long = nameSchema('Name', { max: 1_000_000 })
  for (const unit of ['a', 'aа', '\u200d', '👩\u200d', 'क्\u200d', '\u0301', '\u202e', '1\ufe0f', '漢', ' \t']) {
    const text = unit.repeat(50_000 / unit.length)
    long.safeParse(text)
    sanitizeName(text, 80)
    expect(problem(text)).toHaveLength(1)
  }
})

test('R244 a name from elsewhere becomes one line without anything hidden', () => {
  expect(sanitizeName('Ada\n\u202eMo\u200breau\u0007 ', 80)).toBe('Ada Moreau')
  expect(sanitizeName('علی\u200cرضا 👩🏽‍💻', 80)).toBe('علی\u200cرضا 👩🏽‍💻')
  expect(sanitizeName('x'.repeat(100), 80)).toBe(`${'x'.repeat(79)}…`)
  expect(sanitizeName('\u200b\u2060', 80)).toBe('Unnamed')
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      const plain = sanitizeName(text, 30)
      expect(plain).toBe(sanitizeName(plain, 30))
      expect([HIDDEN, LINES]).not.toContainEqual(problem(plain))
    }),
    { numRuns: 500 },
  )
})
