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

export const EMPTY_SEARCH_TERM: SearchTerm = { words: [], open: false, concepts: [], region: [], similar: [] }

type TsQuery = RawBuilder<unknown>

export const quoteLexeme = (lexeme: string) => `'${lexeme.replaceAll(/['\\]/g, (char) => char + char)}'`

const isPlain = (text: string) => /^[a-z]+$/.test(text)

/** These plain words, with spaces between, or their English stems; a lexeme that several have stands once. */
function anyPlain(words: string): TsQuery {
  const lexemes = sql`strip(to_tsvector('simple', ${words}) || to_tsvector('english', ${words}))::text`
  return sql`replace(${lexemes}, ' ', ' | ')::tsquery`
}

/** The word itself or its English stem; quoted, so that it cannot contain operators. */
function word(text: string, { open = false } = {}): TsQuery {
  if (!open && isPlain(text)) return anyPlain(text)
  const quoted = quoteLexeme(text)
  return sql`(to_tsquery('simple', ${open ? `${quoted}:*` : quoted}) || to_tsquery('english', ${quoted}))`
}

/** One parameter: a region has hundreds of cities, and a sentence may name several. */
function anyOf(lexemes: string[]): TsQuery[] {
  return lexemes.length === 0 ? [] : [sql`${lexemes.map(quoteLexeme).join(' | ')}::tsquery`]
}

/** Any of these words; plain ones are one parameter. */
function anyWord(words: string[]): TsQuery[] {
  const plain = words.filter(isPlain)
  return [
    ...(plain.length > 0 ? [anyPlain(plain.join(' '))] : []),
    ...words.filter((one) => !isPlain(one)).map((one) => word(one)),
  ]
}

function allWords(words: string[], { open = false } = {}): TsQuery {
  const each = words.map((one, index) => word(one, { open: open && index === words.length - 1 }))
  return sql`(${sql.join(each, sql` && `)})`
}

export function searchTermSql({ words, open, concepts, region, similar, phrases = [] }: SearchTerm): TsQuery {
  const single = phrases.flatMap((phrase) => (phrase.length === 1 ? phrase : []))
  const choices = [
    ...(words.length > 0 ? [allWords(words, { open })] : []),
    ...anyOf([...concepts, ...region]),
    ...anyWord([...similar, ...single]),
    ...phrases.filter((phrase) => phrase.length > 1).map((phrase) => allWords(phrase)),
  ]
  return sql`(${sql.join(choices, sql` || `)})`
}

/** Whether an expert has a term. */
export const matchesTermSql = (one: SearchTerm) => sql<boolean>`listed.document @@ ${searchTermSql(one)}`

/** Whether an expert has one of these skills: sooner found among the words than in the list of skills. */
export const hasSkillSql = (skills: string[]) =>
  matchesTermSql({ ...EMPTY_SEARCH_TERM, concepts: skills.map((skill) => `#${skill}`) })
