import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import type { UnmatchedTermStatus, UnmatchedTermKind, UnmatchedTerm } from '#domain/admin/unmatched-term.ts'

/** Adds one to each term's count; no term may be listed twice. */
export async function incrementUnmatchedTerms(db: Db, terms: UnmatchedTerm[], seen: Date): Promise<void> {
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

type Filter = { status: UnmatchedTermStatus; kind?: UnmatchedTermKind | undefined }

function termsOf(db: Db, { status, kind }: Filter) {
  return db
    .selectFrom('unmatched_term')
    .where('status', '=', status)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'skill'))
}

/** Most frequent first. */
export function listUnmatchedTerms(db: Db, { limit, offset, ...filter }: Filter & { limit: number; offset: number }) {
  return termsOf(db, filter)
    .select(['kind', 'term', 'times', 'first_seen', 'last_seen', 'status', 'target'])
    .orderBy('times', 'desc')
    .orderBy('term')
    .orderBy('kind')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countTermsForReview(db: Db, filter: Filter): Promise<number> {
  const { count } = await termsOf(db, filter)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export function listDecidedTerms(db: Db, statuses: UnmatchedTermStatus[]) {
  return db
    .selectFrom('unmatched_term')
    .where('status', 'in', statuses)
    .select(['kind', 'term', 'times', 'status', 'target'])
    .orderBy('kind')
    .orderBy('term')
    .execute()
}

export function lockUnmatchedTerm(db: Db, { kind, term }: UnmatchedTerm) {
  return db
    .selectFrom('unmatched_term')
    .where('kind', '=', kind)
    .where('term', '=', term)
    .select(['kind', 'term', 'times', 'first_seen', 'last_seen', 'status', 'target'])
    .forUpdate()
    .executeTakeFirst()
}

/** R354: a word that visitors have searched for becomes a term of this kind; nothing where it is not kept. */
export async function insertSearchedTerm(db: Db, { kind, term, now }: UnmatchedTerm & { now: Date }): Promise<void> {
  await sql`
    insert into unmatched_term (kind, term, times, first_seen, last_seen)
    select ${kind}, word, sum(searches), min(day), least(max(day)::timestamptz, ${now}::timestamptz)
    from searched_word where word = ${term} group by word
    on conflict do nothing`.execute(db)
}

type Decision = UnmatchedTerm & { status: UnmatchedTermStatus; target: string | null; now: Date }

export async function storeTermDecision(db: Db, { kind, term, status, target, now }: Decision): Promise<void> {
  await db
    .updateTable('unmatched_term')
    .set({ status, target, decided_at: now })
    .where('kind', '=', kind)
    .where('term', '=', term)
    .execute()
}
