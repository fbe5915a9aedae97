import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import { quoteLexeme, type SearchTerm } from '#db/queries/lists/search-term.ts'

import { wordBitmapKey } from './bit-keys.ts'

/** Keys of bitmaps, as a term combines them: any of these choices, each all of those words, each any of these keys. */
export type BitmapTerm = string[][][]

const EVERYONE: BitmapTerm = [[['*']]]

/** As typed, and with the last word as a whole one. */
export type BitmapTerms = { typed: BitmapTerm[]; whole: BitmapTerm[] }

/** A word by itself: what is typed may become several, or none where it is a stop word. */
const LEXEME = /^'([^'\\\s]+)'$/

type Lexemes = Map<string, { plain: string; stems: string[] } | undefined>

async function readLexemes(db: Db, words: string[]): Promise<Lexemes> {
  const { rows } = await sql<{ word: string; plain: string; stem: string }>`
    select word, to_tsquery('simple', quoted)::text as plain, to_tsquery('english', quoted)::text as stem
    from unnest(${words}::text[], ${words.map(quoteLexeme)}::text[]) as typed (word, quoted)
  `.execute(db)
  return new Map(
    rows.map(({ word, plain, stem }) => {
      const [simple, english] = [LEXEME.exec(plain)?.[1], LEXEME.exec(stem)?.[1]]
      const isSingle = simple !== undefined && (english !== undefined || stem === '')
      return [word, isSingle ? { plain: simple, stems: english === undefined ? [] : [english] } : undefined]
    }),
  )
}

const wordsOf = ({ words, similar, phrases = [] }: SearchTerm) => [...words, ...similar, ...phrases.flat()]

/** The keys that say the same as these terms (`term`); undefined where bitmaps cannot say it. */
export async function toBitmapTerms(db: Db, terms: SearchTerm[]): Promise<BitmapTerms | undefined> {
  if (terms.length === 0) return { typed: [EVERYONE], whole: [EVERYONE] }
  // The cities of a region are too many.
  if (terms.some(({ region }) => region.length > 0)) return undefined
  const lexemes = await readLexemes(db, [...new Set(terms.flatMap(wordsOf))])
  if ([...lexemes.values()].includes(undefined)) return undefined
  const keysOf = (word: string, open = false) => {
    const { plain = '', stems = [] } = lexemes.get(word) ?? {}
    return [wordBitmapKey(plain, { open }), ...stems.map((stem) => wordBitmapKey(stem))]
  }
  const keyed = ({ words, open, concepts, similar, phrases = [] }: SearchTerm) => [
    ...(words.length > 0 ? [words.map((word, index) => keysOf(word, open && index === words.length - 1))] : []),
    ...concepts.map((concept) => [[concept]]),
    ...similar.map((word) => [keysOf(word)]),
    ...phrases.map((phrase) => phrase.map((word) => keysOf(word))),
  ]
  return { typed: terms.map(keyed), whole: terms.map((term) => keyed({ ...term, open: false })) }
}
