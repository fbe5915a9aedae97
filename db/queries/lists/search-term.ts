import { type RawBuilder, sql } from 'kysely'

/** One required term: folded words that stand together, or what they mean in the catalogue. */
export type SearchTerm = {
  words: string[]
  /** Whether the last word may be a prefix. */
  open: boolean
  /** `#skill`, `@city` or `=country`. */
  concepts: string[]
  /** `@city` for each city of a region that is meant: so many that they would outweigh the words. */
  region: string[]
  /** Words similar to the typed one. */
  similar: string[]
  /** Other words that stand together. */
  phrases?: string[][]
}

type TsQuery = RawBuilder<unknown>

export const inQuotes = (lexeme: string) => `'${lexeme.replaceAll(/['\\]/g, (char) => char + char)}'`

/** The word itself or its English stem; quoted, so that it cannot contain operators. */
function word(text: string, { open = false } = {}): TsQuery {
  const quoted = inQuotes(text)
  return sql`(to_tsquery('simple', ${open ? `${quoted}:*` : quoted}) || to_tsquery('english', ${quoted}))`
}

/** One parameter: a region has hundreds of cities, and a sentence may name several. */
function anyOf(lexemes: string[]): TsQuery[] {
  return lexemes.length === 0 ? [] : [sql`${lexemes.map(inQuotes).join(' | ')}::tsquery`]
}

export function term({ words, open, concepts, region, similar, phrases = [] }: SearchTerm): TsQuery {
  const together = words.map((one, index) => word(one, { open: open && index === words.length - 1 }))
  const choices = [
    ...(together.length > 0 ? [sql`(${sql.join(together, sql` && `)})`] : []),
    ...anyOf([...concepts, ...region]),
    ...similar.map((other) => word(other)),
    ...phrases.map(
      (phrase) =>
        sql`(${sql.join(
          phrase.map((one) => word(one)),
          sql` && `,
        )})`,
    ),
  ]
  return sql`(${sql.join(choices, sql` || `)})`
}

/** Whether an expert has a term. */
export const matchesTerm = (one: SearchTerm) => sql<boolean>`listed.document @@ ${term(one)}`
