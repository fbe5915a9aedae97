import { listHostReportStatus } from '#db/queries/host/host-status.ts'
import type { AdminOverview } from '#domain/admin/admin-profiles.ts'
import { HOST_PATHS, HOST_KIND_BY_PATH } from '#domain/host/host-paths.ts'
import type { Deps } from '#use-cases/deps.ts'

/** R408: how the reports of the site builder come in, across all nodes. */
export async function readHostHealth({ db }: Pick<Deps, 'db'>): Promise<AdminOverview['host']> {
  const rows = await listHostReportStatus(db)
  return HOST_PATHS.flatMap((kind) => {
    const row = rows.find((one) => one.kind === HOST_KIND_BY_PATH[kind])
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
