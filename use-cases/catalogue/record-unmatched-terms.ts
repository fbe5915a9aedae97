import type { Db } from '#db/connection.ts'
import { incrementUnmatchedTerms } from '#db/queries/catalogue/unmatched-terms.ts'
import { normalizeTerm, type UnmatchedTerm } from '#domain/admin/unmatched-term.ts'

/** Counts terms that the catalogue does not know, each once per call. */
export async function recordUnmatchedTerms(db: Db, terms: UnmatchedTerm[], { now }: { now: Date }): Promise<void> {
  const distinct = new Map<string, UnmatchedTerm>()
  for (const { kind, term } of terms) {
    const normal = normalizeTerm(term)
    if (normal !== '') distinct.set(`${kind} ${normal}`, { kind, term: normal })
  }
  // Always in the same order, so that two concurrent calls cannot deadlock.
  const ordered = [...distinct.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, term]) => term)
  await incrementUnmatchedTerms(db, ordered, now)
}
