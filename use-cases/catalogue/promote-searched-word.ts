import type { Db } from '#db/connection.ts'
import { insertSearchedTerm, lockUnmatchedTerm } from '#db/queries/catalogue/unmatched-terms.ts'
import type { UnmatchedTerm } from '#domain/admin/unmatched-term.ts'

/** R354: what visitors searched for is decided on like what experts typed, as the kind that the admin says it is. */
export async function promoteSearchedWord(transaction: Db, term: UnmatchedTerm & { now: Date }) {
  await insertSearchedTerm(transaction, term)
  return lockUnmatchedTerm(transaction, term)
}
