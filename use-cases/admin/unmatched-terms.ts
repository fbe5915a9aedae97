import { insertModerationEntries } from '#db/queries/admin/moderation.ts'
import {
  countTermsForReview,
  storeTermDecision,
  listUnmatchedTerms,
  lockUnmatchedTerm,
} from '#db/queries/catalogue/unmatched-terms.ts'
import {
  type AdminUnmatchedTerm,
  type AdminUnmatchedTerms,
  unmatchedTermDecisionSchema,
  unmatchedTermsQuerySchema,
} from '#domain/admin/terms.ts'
import { normalizeTerm } from '#domain/admin/unmatched-term.ts'
import { okUnlessBeyondLast, countListPages, pageLimitOffset } from '#domain/page-number.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import { promoteSearchedWord } from '#use-cases/catalogue/promote-searched-word.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'

import { findCatalogueEntry, suggestCatalogueEntries } from './find-catalogue-entry.ts'
import { requireAdminViewer } from './require-admin-viewer.ts'

type TermRow = Awaited<ReturnType<typeof listUnmatchedTerms>>[number]

function presentTerm(row: TermRow, catalogue: Deps['catalogue']): AdminUnmatchedTerm {
  const { kind, term, target } = row
  const entry = target === null ? undefined : findCatalogueEntry(catalogue, { kind, text: target })
  return {
    kind,
    term,
    times: row.times,
    firstSeenOn: row.first_seen.toISOString(),
    lastSeenOn: row.last_seen.toISOString(),
    status: row.status,
    target: target === null ? null : { slug: target, displayName: entry?.displayName ?? target },
    suggestions: row.status === 'new' ? suggestCatalogueEntries(catalogue, { kind, term }) : [],
  }
}

/** R140: terms that owners typed and the catalogue does not know, the most frequent first. */
export async function listTermsForReview(
  { db, catalogue }: Pick<Deps, 'db' | 'catalogue'>,
  viewer: Viewer,
  { query }: { query: Record<string, unknown> },
): Promise<Result<AdminUnmatchedTerms>> {
  const admin = requireAdminViewer(viewer)
  if (!admin.ok) return admin
  const parsed = unmatchedTermsQuerySchema.safeParse(query)
  if (!parsed.success) return invalidInput(parsed.error)
  const { page, ...filter } = parsed.data
  const [rows, total] = await Promise.all([
    listUnmatchedTerms(db, { ...filter, ...pageLimitOffset(page) }),
    countTermsForReview(db, filter),
  ])
  return okUnlessBeyondLast({
    items: rows.map((row) => presentTerm(row, catalogue)),
    total,
    page,
    pages: countListPages(total),
  })
}

/**
 * R140: an admin makes the term an alias, ignores it, or proposes a new entry; an alias takes effect with the next
 * rebuild.
 */
export async function decideUnmatchedTerm(
  { db, catalogue, now }: Pick<Deps, 'db' | 'catalogue' | 'now'>,
  viewer: Viewer,
  { input }: { input: unknown },
): Promise<Result<AdminUnmatchedTerm>> {
  const admin = requireAdminViewer(viewer)
  if (!admin.ok) return admin
  const parsed = unmatchedTermDecisionSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const { kind, status, reason } = parsed.data
  const term = normalizeTerm(parsed.data.term)
  const wanted = parsed.data.target
  const entry = wanted === undefined ? undefined : findCatalogueEntry(catalogue, { kind, text: wanted })
  return db.transaction().execute(async (transaction) => {
    const before =
      (await lockUnmatchedTerm(transaction, { kind, term })) ??
      (await promoteSearchedWord(transaction, { kind, term, now: now() }))
    if (!before) return fail('not_found', 'nobody has typed this')
    if (wanted !== undefined && !entry) {
      return fail('validation_failed', 'check target', { target: [`The catalogue has no ${kind} of this name.`] })
    }
    const after = { status, target: entry?.slug ?? null }
    if (before.status !== after.status || before.target !== after.target) {
      await storeTermDecision(transaction, { kind, term, ...after, now: now() })
      const details = { kind, term, from: { status: before.status, target: before.target }, to: after }
      const act = { actorId: admin.value.userId, profileId: null, action: 'unmatched-term' as const, reason }
      await insertModerationEntries(transaction, [{ ...act, details }])
    }
    return ok(presentTerm({ ...before, ...after }, catalogue))
  })
}
