import { MAX_COUNT } from './limits.ts'
import { oneLine } from './one-line.ts'
import { textSchema } from './text.ts'

/** What ends a line, wherever it is shown. */
const LINE_BREAK = /[\n\v\f\r\u0085\u2028\u2029]/u

/** Controls, marks of direction, what takes no room or is no character; a blank Braille cell only looks like a space. */
const HIDDEN =
  '[\\p{Cc}\\p{Cf}\\p{Co}\\p{Default_Ignorable_Code_Point}\\p{Noncharacter_Code_Point}\\u2028\\u2029\\u2800]'

/** A part of a character class for each script, by its code in Unicode. */
const lettersOf = (scripts: string) => scripts.split(/\s+/).map((script) => `\\p{sc=${script}}`)

const JOINING = lettersOf('Arab Beng Deva Gujr Guru Khmr Knda Mlym Mong Nkoo Orya Sinh Syrc Taml Telu').join('')
/** Of Arabic, which Unicode counts to no script. */
const VOWELS = '\\u064b-\\u0655\\u0670'
const VIRAMA = '\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca'
/** Persian, Hindi, Malayalam and others spell words with joiners: between their letters, or after a virama. */
const JOINER = `(?<=[${JOINING}${VOWELS}])[\\u200c\\u200d](?=[${JOINING}])|(?<=[${VIRAMA}])[\\u200c\\u200d]`

/** Whole emoji as Unicode lists them: nowhere but inside one of them are tags and selectors allowed. */
const EMOJI_OR_JOINER = new RegExp(`(\\p{RGI_Emoji})|${JOINER}`, 'gv')
const EMOJI_OR_JOINER_OR_HIDDEN = new RegExp(`\\p{RGI_Emoji}|${JOINER}|(${HIDDEN})`, 'gv')

const IS_HIDDEN = new RegExp(HIDDEN, 'u')

/** Marks on nothing, or so many that they cover the lines around them. */
const PILED_MARKS = new RegExp(`^\\p{M}|\\p{M}{${MAX_COUNT.marksOnLetter + 1}}`, 'u')

/** Letters of formulas imitate plain ones in bold or italics. */
const STYLED = /[\u{1d400}-\u{1d7ff}]/u

const WORD = /[\p{L}\p{M}\p{N}]+/gu

/** The scripts of today's languages; all the others together count as one more. */
const SCRIPTS = lettersOf(
  `Arab Armn Beng Cyrl Deva Ethi Geor Grek Gujr Guru Hebr Khmr Knda Laoo Latn Mlym Mymr Orya Sinh Taml Telu Thaa Thai
   Tibt`,
)
/** Japanese, Chinese and Korean write several in one word, and Latin ones between them without a space. */
const EAST_ASIAN = lettersOf('Hani Hira Kana Bopo Hang').join('')
/** Digits, and marks that go with any letter. */
const SHARED = lettersOf('Zyyy Zinh').join('')

/** Each finds a letter from outside of its script; a single class without repetition cannot backtrack. */
const OUTSIDE = [
  ...[...SCRIPTS, `\\p{sc=Latn}${EAST_ASIAN}`].map((letters) => new RegExp(`[^${letters}${SHARED}]`, 'u')),
  new RegExp(`[${SCRIPTS.join('')}${EAST_ASIAN}]`, 'u'),
]

function isOfOneScript(word: string): boolean {
  return OUTSIDE.some((outside) => !outside.test(word))
}

/** R235, R236: what is wrong with a name, as the rest of a sentence; undefined where nothing is. */
function nameProblem(text: string): string | undefined {
  if (LINE_BREAK.test(text)) return 'must be on one line.'
  // Most names hold nothing of the kind, and looking for emoji takes much longer than all the rest.
  const plain = IS_HIDDEN.test(text) ? text.replace(EMOJI_OR_JOINER, (_found, emoji) => (emoji ? ' ' : '')) : text
  if (IS_HIDDEN.test(plain)) {
    return 'contains hidden characters, or ones that change the direction of the text. Please type it again.'
  }
  if (PILED_MARKS.test(plain)) return 'has too many accents on one letter.'
  if (STYLED.test(plain)) return 'has letters in a special style. Please use plain ones.'
  if (!(plain.match(WORD) ?? []).every(isOfOneScript)) {
    return 'mixes alphabets within a word. Please write each word in one alphabet.'
  }
  return undefined
}

/** R235, R236: a name, or what stands beside one: a line that reads as what it is. */
export function nameSchema(label: string, limits: { min?: number; max: number }) {
  return textSchema(label, limits, nameProblem)
}

/** Of a longer text only the beginning is looked at: nothing of the rest would be kept. */
const LONGEST_READ = 2000

/** R244: a name that was decided elsewhere, as one line without anything hidden. */
export function plainName(text: string, max: number): string {
  const plain = oneLine(text.slice(0, LONGEST_READ)).replace(EMOJI_OR_JOINER_OR_HIDDEN, (found, hidden) =>
    hidden ? '' : found,
  )
  return oneLine(plain, max) || 'Unnamed'
}
