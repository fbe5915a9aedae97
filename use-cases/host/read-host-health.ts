import { readHostStatus } from '#db/queries/host/host-status.ts'
import type { Overview } from '#domain/admin/admin-profiles.ts'
import { HOST_PATHS, KIND_OF } from '#domain/host/host-paths.ts'
import type { Deps } from '#use-cases/deps.ts'

/** R408: how the reports of the site builder come in, across all nodes. */
export async function readHostHealth({ db }: Pick<Deps, 'db'>): Promise<Overview['host']> {
  const rows = await readHostStatus(db)
  return HOST_PATHS.flatMap((kind) => {
    const row = rows.find((one) => one.kind === KIND_OF[kind])
    if (!row) return []
    return [
      {
        kind,
        lastReportOn: row.last_report_at?.toISOString() ?? null,
        lagSeconds: row.lag_ms === null ? null : row.lag_ms / 1000,
        reports: row.reports,
        stale: row.stale,
        refused: row.refused,
        pending: row.pending,
        lastRefusal: row.last_refusal,
        lastRefusedOn: row.last_refusal_at?.toISOString() ?? null,
      },
    ]
  })
}
