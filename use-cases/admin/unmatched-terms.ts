import { insertModerationEntries } from '#db/queries/admin/moderation.ts'
import { countTerms, decideTerm, listUnmatchedTerms, lockTerm } from '#db/queries/catalogue/unmatched-terms.ts'
import { type AdminTerm, type AdminTerms, termDecisionSchema, termsQuerySchema } from '#domain/admin/terms.ts'
import { normalizeTerm } from '#domain/admin/unmatched-term.ts'
import { okPage, pagesOf, pageRange } from '#domain/page-number.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import { promoteSearchedWord } from '#use-cases/catalogue/promote-searched-word.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'

import { adminOf } from './admin-of.ts'
import { findEntry, suggestEntries } from './find-entry.ts'

type TermRow = Awaited<ReturnType<typeof listUnmatchedTerms>>[number]

function presentTerm(row: TermRow, catalogue: Deps['catalogue']): AdminTerm {
  const { kind, term, target } = row
  const entry = target === null ? undefined : findEntry(catalogue, { kind, text: target })
  return {
    kind,
    term,
    times: row.times,
    firstSeenOn: row.first_seen.toISOString(),
    lastSeenOn: row.last_seen.toISOString(),
    status: row.status,
    target: target === null ? null : { slug: target, displayName: entry?.displayName ?? target },
    suggestions: row.status === 'new' ? suggestEntries(catalogue, { kind, term }) : [],
  }
}

/** R140: terms that owners typed and the catalogue does not know, the most frequent first. */
export async function listTerms(
  { db, catalogue }: Pick<Deps, 'db' | 'catalogue'>,
  viewer: Viewer,
  { query }: { query: Record<string, unknown> },
): Promise<Result<AdminTerms>> {
  const admin = adminOf(viewer)
  if (!admin.ok) return admin
  const parsed = termsQuerySchema.safeParse(query)
  if (!parsed.success) return invalidInput(parsed.error)
  const { page, ...filter } = parsed.data
  const [rows, total] = await Promise.all([
    listUnmatchedTerms(db, { ...filter, ...pageRange(page) }),
    countTerms(db, filter),
  ])
  return okPage({ items: rows.map((row) => presentTerm(row, catalogue)), total, page, pages: pagesOf(total) })
}

/**
 * R140: an admin makes the term an alias, ignores it, or proposes a new entry; an alias takes effect with the next
 * rebuild.
 */
export async function decideOnTerm(
  { db, catalogue, now }: Pick<Deps, 'db' | 'catalogue' | 'now'>,
  viewer: Viewer,
  { input }: { input: unknown },
): Promise<Result<AdminTerm>> {
  const admin = adminOf(viewer)
  if (!admin.ok) return admin
  const parsed = termDecisionSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const { kind, status, reason } = parsed.data
  const term = normalizeTerm(parsed.data.term)
  const wanted = parsed.data.target
  const entry = wanted === undefined ? undefined : findEntry(catalogue, { kind, text: wanted })
  return db.transaction().execute(async (transaction) => {
    const before =
      (await lockTerm(transaction, { kind, term })) ??
      (await promoteSearchedWord(transaction, { kind, term, now: now() }))
    if (!before) return fail('not_found', 'nobody has typed this')
    if (wanted !== undefined && !entry) {
      return fail('validation_failed', 'check target', { target: [`The catalogue has no ${kind} of this name.`] })
    }
    const after = { status, target: entry?.slug ?? null }
    if (before.status !== after.status || before.target !== after.target) {
      await decideTerm(transaction, { kind, term, ...after, now: now() })
      const details = { kind, term, from: { status: before.status, target: before.target }, to: after }
      const act = { actorId: admin.value.userId, profileId: null, action: 'unmatched-term' as const, reason }
      await insertModerationEntries(transaction, [{ ...act, details }])
    }
    return ok(presentTerm({ ...before, ...after }, catalogue))
  })
}
