import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import type { UnmatchedTerm } from '#domain/unmatched-term.ts'

/** One more time for each; no term may stand in the list twice. */
export async function countUnmatchedTerms(db: Db, terms: UnmatchedTerm[], seen: Date): Promise<void> {
  if (terms.length === 0) return
  await db
    .insertInto('unmatched_term')
    .values(terms.map(({ kind, term }) => ({ kind, term, first_seen: seen, last_seen: seen })))
    .onConflict((conflict) =>
      conflict.columns(['kind', 'term']).doUpdateSet({
        times: sql<number>`unmatched_term.times + 1`,
        last_seen: sql<Date>`greatest(unmatched_term.last_seen, excluded.last_seen)`,
      }),
    )
    .execute()
}
