import { type RawBuilder, sql } from 'kysely'

import type { Db } from '#db/connection.ts'

import type { Listed } from './listed-experts.ts'

/** One thing that has to be found: folded words that stand together, or what the catalogue knows them to mean. */
export type SearchTerm = {
  words: string[]
  /** Whether the last word may be the beginning of one. */
  open: boolean
  /** `#skill`, `@city` or `=country`. */
  concepts: string[]
  /** Words that come close to the one that was typed. */
  similar: string[]
}

/** Longer words than this are nobody's typing. */
const MAX_SWAPPED = 30

type TsQuery = RawBuilder<unknown>

const inQuotes = (lexeme: string) => `'${lexeme.replaceAll(/['\\]/g, (char) => char + char)}'`

/** As it is, or by its English stem; quoted, so that nothing in it is an operator. */
function word(text: string, { open = false } = {}): TsQuery {
  const quoted = inQuotes(text)
  return sql`(to_tsquery('simple', ${open ? `${quoted}:*` : quoted}) || to_tsquery('english', ${quoted}))`
}

function term({ words, open, concepts, similar }: SearchTerm): TsQuery {
  const together = words.map((one, index) => word(one, { open: open && index === words.length - 1 }))
  const instead = [
    ...concepts.map((concept) => sql`${inQuotes(concept)}::tsquery`),
    ...similar.map((other) => word(other)),
  ]
  return sql`(${sql.join([sql`(${sql.join(together, sql` && `)})`, ...instead], sql` || `)})`
}

/** R62: those who match every term; without one, everyone. */
export function listedByText(db: Db, terms: SearchTerm[]): Listed {
  const everyone = db.selectFrom('expert_search as listed')
  const found =
    terms.length === 0
      ? everyone
      : everyone.where(sql<boolean>`listed.document @@ (${sql.join(terms.map(term), sql` && `)})`)
  return found as unknown as Listed
}

export async function isAnyListed(listed: Listed): Promise<boolean> {
  return (await listed.select('listed.profile_id').limit(1).executeTakeFirst()) !== undefined
}

/** Of about, place and services, title and skills, name and handle. */
const WEIGHTS = '{0.1, 0.3, 0.6, 1}'
/** How much a better score can outweigh better words. */
const SCORE_SHARE = 0.25

/** R64: what names, titles and skills have of the words, and the score. Words as typed count before similar ones. */
export function relevance(terms: SearchTerm[]) {
  const rank = (some: SearchTerm[]) => sql`ts_rank(${WEIGHTS}, listed.headline, ${sql.join(some.map(term), sql` || `)})`
  const similar = terms.some((one) => one.similar.length > 0)
  const asTyped = similar ? sql` + ${rank(terms.map((one) => ({ ...one, similar: [] })))}` : sql``
  return terms.length === 0
    ? sql<number>`listed.score`
    : sql<number>`${rank(terms)}${asTyped} + ${SCORE_SHARE} * listed.score`
}

/** For each word those of listed experts that look most like it, or are it with two letters swapped. */
export async function listSimilarWords(db: Db, words: string[]): Promise<{ typed: string; known: string }[]> {
  // A swap is the commonest slip, and the one that leaves the fewest trigrams as they were.
  const swaps = words.flatMap((typed) => withSwaps(typed).map((known) => ({ typed, known })))
  const { rows } = await sql<{ typed: string; known: string }>`
    select typed.word as typed, near.word as known from unnest(${words}::text[]) as typed (word)
    cross join lateral (
      select search_word.word from search_word where search_word.word % typed.word
      order by similarity(search_word.word, typed.word) desc, search_word.word limit 20
    ) as near
    union
    select swap.typed, swap.known
      from unnest(${swaps.map((one) => one.typed)}::text[], ${swaps.map((one) => one.known)}::text[]) as swap (typed, known)
      join search_word on search_word.word = swap.known
  `.execute(db)
  return rows
}

function withSwaps(word: string): string[] {
  return Array.from(
    { length: Math.min(word.length, MAX_SWAPPED) - 1 },
    (_, at) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
  ).filter((swapped) => swapped.isWellFormed())
}

/** Listed experts with a name in which every word begins another, the best first. */
export async function listExpertsByName(db: Db, words: string[], limit: number) {
  const query = sql.join(
    words.map((one) => sql`to_tsquery('simple', ${`${inQuotes(one)}:*`})`),
    sql` && `,
  )
  return db
    .selectFrom('expert_search')
    .innerJoin('profile', 'profile.id', 'expert_search.profile_id')
    .where(sql<boolean>`expert_search.names @@ (${query})`)
    .select(['profile.slug', 'profile.name', 'profile.profile_img'])
    .orderBy('expert_search.score', 'desc')
    .orderBy('expert_search.profile_id')
    .limit(limit)
    .execute()
}
