import type { Problem } from '#domain/issue.ts'
import { MAX_COUNT } from '#domain/limits.ts'

import { oneLine } from './one-line.ts'
import { textSchema } from './text-schema.ts'

/** Characters that break a line. */
const LINE_BREAK = /[\n\v\f\r\u0085\u2028\u2029]/u

/** Control, direction and zero-width characters, and non-characters; a blank Braille cell looks like a space. */
const HIDDEN =
  '[\\p{Cc}\\p{Cf}\\p{Co}\\p{Default_Ignorable_Code_Point}\\p{Noncharacter_Code_Point}\\u2028\\u2029\\u2800]'

/** A character class part for each script, by its Unicode code. */
const lettersOf = (scripts: string) => scripts.split(/\s+/).map((script) => `\\p{sc=${script}}`)

const JOINING = lettersOf('Arab Beng Deva Gujr Guru Khmr Knda Mlym Mong Nkoo Orya Sinh Syrc Taml Telu').join('')
/** Arabic vowel marks, which Unicode assigns to no script. */
const VOWELS = '\\u064b-\\u0655\\u0670'
const VIRAMA = '\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca'
/** Persian, Hindi, Malayalam and others spell words with joiners: between their letters, or after a virama. */
const JOINER = `(?<=[${JOINING}${VOWELS}])[\\u200c\\u200d](?=[${JOINING}])|(?<=[${VIRAMA}])[\\u200c\\u200d]`

/** Whole emoji as Unicode lists them: tags and selectors are allowed only inside one. */
const EMOJI_OR_JOINER = new RegExp(`(\\p{RGI_Emoji})|${JOINER}`, 'gv')
const EMOJI_OR_JOINER_OR_HIDDEN = new RegExp(`\\p{RGI_Emoji}|${JOINER}|(${HIDDEN})`, 'gv')

const IS_HIDDEN = new RegExp(HIDDEN, 'u')

/** Marks without a base letter, or so many that they cover neighbouring lines. */
const PILED_MARKS = new RegExp(`^\\p{M}|\\p{M}{${MAX_COUNT.marksPerCharacter + 1}}`, 'u')

/** Mathematical letters, which imitate plain ones in bold or italics. */
const STYLED = /[\u{1d400}-\u{1d7ff}]/u

const WORD = /[\p{L}\p{M}\p{N}]+/gu

/** The scripts of today's languages; all others together count as one. */
const SCRIPTS = lettersOf(
  `Arab Armn Beng Cyrl Deva Ethi Geor Grek Gujr Guru Hebr Khmr Knda Laoo Latn Mlym Mymr Orya Sinh Taml Telu Thaa Thai
   Tibt`,
)
/** Japanese, Chinese and Korean mix several scripts in one word, and Latin letters without spaces. */
const EAST_ASIAN = lettersOf('Hani Hira Kana Bopo Hang').join('')
/** Digits, and marks that combine with any letter. */
const SHARED = lettersOf('Zyyy Zinh').join('')

/** Each pattern finds a letter outside of its script; a single class without repetition cannot backtrack. */
const OUTSIDE = [
  ...[...SCRIPTS, `\\p{sc=Latn}${EAST_ASIAN}`].map((letters) => new RegExp(`[^${letters}${SHARED}]`, 'u')),
  new RegExp(`[${SCRIPTS.join('')}${EAST_ASIAN}]`, 'u'),
]

function isOfOneScript(word: string): boolean {
  return OUTSIDE.some((outside) => !outside.test(word))
}

/** R235, R236: the problem with a name, to complete a sentence; undefined if there is none. */
function nameProblem(text: string): Problem | undefined {
  if (LINE_BREAK.test(text)) return { code: 'several_lines', text: 'must be on one line.' }
  // Most names contain no hidden characters, and matching emoji takes much longer than all the rest.
  const plain = IS_HIDDEN.test(text) ? text.replace(EMOJI_OR_JOINER, (_found, emoji) => (emoji ? ' ' : '')) : text
  if (IS_HIDDEN.test(plain)) {
    return {
      code: 'hidden_characters',
      text: 'contains hidden characters, or ones that change the direction of the text. Please type it again.',
    }
  }
  if (PILED_MARKS.test(plain)) return { code: 'too_many_accents', text: 'has too many accents on one letter.' }
  if (STYLED.test(plain)) {
    return { code: 'styled_letters', text: 'has letters in a special style. Please use plain ones.' }
  }
  if (!(plain.match(WORD) ?? []).every(isOfOneScript)) {
    return {
      code: 'mixed_alphabets',
      text: 'mixes alphabets within a word. Please write each word in one alphabet.',
    }
  }
  return undefined
}

/** R235, R236: the schema of names and similar one-line fields. */
export function nameSchema(label: string, limits: { min?: number; max: number }) {
  return textSchema(label, limits, nameProblem)
}

/** Removes hidden characters, except for those of emoji and those that some scripts spell words with. */
export function removeHiddenCharacters(text: string): string {
  if (!IS_HIDDEN.test(text)) return text
  return text.replace(EMOJI_OR_JOINER_OR_HIDDEN, (found, hidden) => (hidden ? '' : found))
}

/** Only the beginning of a longer text is processed, since the rest would be cut anyway. */
const LONGEST_READ = 2000

/** R244: cleans a name from elsewhere: one line without hidden characters. */
export function sanitizeName(text: string, max: number): string {
  return oneLine(removeHiddenCharacters(oneLine(text.slice(0, LONGEST_READ))), max) || 'Unnamed'
}
