import { compareCatalogueSnapshots } from '#catalogue/compare-snapshots.ts'
import { listModerationEntriesByAction } from '#db/queries/admin/moderation.ts'
import {
  countCatalogueSnapshots,
  findActiveCatalogueId,
  listCatalogueSnapshots,
} from '#db/queries/catalogue/catalogue-snapshots.ts'
import { listDecidedTerms } from '#db/queries/catalogue/unmatched-terms.ts'
import {
  type CatalogueExport,
  type CataloguePreview,
  type CatalogueVersions,
  catalogueVersionsQuerySchema,
} from '#domain/admin/catalogue-version.ts'
import { okUnlessBeyondLast, countListPages, pageLimitOffset } from '#domain/page-number.ts'
import { ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import { presentEntry } from '#use-cases/admin/present-entry.ts'
import { requireAdminViewer } from '#use-cases/admin/require-admin-viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'

import { computeCatalogueSnapshot } from './compute-snapshot.ts'
import { loadActiveCatalogueSnapshot } from './load-active-catalogue.ts'

/** Enough of each for a reader; the totals say how many there are. */
const SHOWN = 200
const ACTS_SHOWN = 20

/** R142: what a rebuild would change now, without changing it. */
export async function previewRebuild({ db }: Pick<Deps, 'db'>, viewer: Viewer): Promise<Result<CataloguePreview>> {
  const admin = requireAdminViewer(viewer)
  if (!admin.ok) return admin
  const changes = compareCatalogueSnapshots(await loadActiveCatalogueSnapshot(db), await computeCatalogueSnapshot(db))
  return ok({
    addedPaths: changes.addedPaths.slice(0, SHOWN),
    removedPaths: changes.removedPaths.slice(0, SHOWN),
    changedLists: changes.changedLists.slice(0, SHOWN),
    addedAliases: changes.addedAliases.slice(0, SHOWN),
    removedAliases: changes.removedAliases.slice(0, SHOWN),
    totals: {
      addedPaths: changes.addedPaths.length,
      removedPaths: changes.removedPaths.length,
      changedLists: changes.changedLists.length,
      addedAliases: changes.addedAliases.length,
      removedAliases: changes.removedAliases.length,
    },
  })
}

/** R143: every version there was, the newest first. */
export async function listVersions(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  { query }: { query: Record<string, unknown> },
): Promise<Result<CatalogueVersions>> {
  const admin = requireAdminViewer(viewer)
  if (!admin.ok) return admin
  const parsed = catalogueVersionsQuerySchema.safeParse(query)
  if (!parsed.success) return invalidInput(parsed.error)
  const { page } = parsed.data
  const [active, rows, total, acts] = await Promise.all([
    findActiveCatalogueId(db),
    listCatalogueSnapshots(db, { ...pageLimitOffset(page) }),
    countCatalogueSnapshots(db),
    listModerationEntriesByAction(db, { actions: ['rebuild-catalogue', 'roll-back-catalogue'], limit: ACTS_SHOWN }),
  ])
  return okUnlessBeyondLast({
    active,
    items: rows.map((row) => ({
      id: row.id,
      createdOn: row.created_at.toISOString(),
      createdBy: row.created_by,
      source: row.source,
      reason: row.reason,
      paths: row.paths,
      aliases: row.aliases,
      active: row.active,
    })),
    total,
    page,
    pages: countListPages(total),
    acts: acts.map(presentEntry),
  })
}

/** R144: exports what admins decided, for maintainers of `catalogue/sources`. */
export async function exportTermDecisions({ db }: Pick<Deps, 'db'>, viewer: Viewer): Promise<Result<CatalogueExport>> {
  const admin = requireAdminViewer(viewer)
  if (!admin.ok) return admin
  const terms = await listDecidedTerms(db, ['mapped', 'proposed'])
  const aliasesOf = (kind: (typeof terms)[number]['kind']) => {
    const mapped = terms.filter((one) => one.kind === kind && one.target !== null)
    const byTarget = Map.groupBy(mapped, (one) => one.target ?? '')
    const sorted = [...byTarget].sort(([a], [b]) => (a < b ? -1 : 1))
    return Object.fromEntries(sorted.map(([slug, all]) => [slug, all.map((one) => one.term)]))
  }
  return ok({
    aliases: { skills: aliasesOf('skill'), cities: aliasesOf('city'), countries: aliasesOf('country') },
    proposals: terms.filter((one) => one.status === 'proposed').map(({ kind, term, times }) => ({ kind, term, times })),
  })
}
