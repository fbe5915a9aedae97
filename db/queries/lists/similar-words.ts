import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'

/** Longer words are not searched. */
const MAX_SWAPPED = 30

/** For each word the most similar ones that listed experts use, including those with two letters swapped. */
export async function listSimilarWords(db: Db, words: string[]): Promise<{ typed: string; known: string }[]> {
  // A word may have no trigrams, such as one of letters that the database's locale does not know: nothing is similar to
  // it, but the index would be read from end to end. Swapped letters are the most common typo, and the one that preserves the fewest trigrams.
  const swaps = words.flatMap((typed) => withSwaps(typed).map((known) => ({ typed, known })))
  const { rows } = await sql<{ typed: string; known: string }>`
    select typed.word as typed, near.word as known from unnest(${words}::text[]) as typed (word)
    cross join lateral (
      select search_word.word from search_word where search_word.word % typed.word
      order by similarity(search_word.word, typed.word) desc, search_word.word limit 20
    ) as near
    where show_trgm(typed.word) <> '{}'
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
