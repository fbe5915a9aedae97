import { listHostIds, findReportedEntries } from '#db/queries/host/host-lists.ts'
import type { HostKind } from '#domain/host/host-paths.ts'
import type { HostEntries } from '#domain/host/host-reconcile.ts'
import type { Deps } from '#use-cases/deps.ts'

import { hashContent } from './hash-content.ts'
import { pendingReportContent, loadReportContents } from './load-report-contents.ts'

/** R407: a page of what is known here, so that the site builder finds the differences. */
export async function listHostEntries(
  { db }: Pick<Deps, 'db'>,
  kind: HostKind,
  { after, limit }: { after: string; limit: number },
): Promise<HostEntries> {
  const ids = await listHostIds(db, kind, { after, limit })
  const reported = await findReportedEntries(db, kind, ids)
  const contents = await loadReportContents(db, kind, { ids, isDated: (id) => reported.get(id)?.dated ?? false })
  const items = ids.flatMap((id) => {
    const { version = null, pending = null } = reported.get(id) ?? {}
    const content = pending ? pendingReportContent(kind, pending) : contents.get(id)
    // Deleted between two of these queries.
    if (!content) return []
    return [{ id, version, hash: hashContent(content), ...(pending && { pending: true as const }) }]
  })
  return { items, next: ids.length < limit ? null : (ids.at(-1) ?? null) }
}
