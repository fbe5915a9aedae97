import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import type { HostKind } from '#domain/host/host-paths.ts'

type Noted = {
  kind: HostKind
  reports: number
  stale: number
  refused: number
  /** Undefined where versions are no moments. */
  lagMs: number | undefined
  lastRefusal: string | undefined
  now: Date
}

export async function addHostReportCounts(db: Db, noted: Noted): Promise<void> {
  const { kind, reports, stale, refused, lagMs, lastRefusal, now } = noted
  await sql`
    insert into host_status as status
      (kind, reports, stale, refused, last_report_at, lag_ms, last_refusal_at, last_refusal)
    values (${kind}, ${reports}, ${stale}, ${refused}, ${now}, ${lagMs === undefined ? null : Math.round(lagMs)},
      ${lastRefusal === undefined ? null : now}, ${lastRefusal ?? null})
    on conflict (kind) do update set reports = status.reports + excluded.reports, stale = status.stale + excluded.stale,
      refused = status.refused + excluded.refused,
      last_report_at = greatest(status.last_report_at, excluded.last_report_at),
      lag_ms = coalesce(excluded.lag_ms, status.lag_ms),
      last_refusal_at = coalesce(excluded.last_refusal_at, status.last_refusal_at),
      last_refusal = coalesce(excluded.last_refusal, status.last_refusal)
  `.execute(db)
}

type HostStatusRow = {
  kind: HostKind
  reports: number
  stale: number
  refused: number
  pending: number
  last_report_at: Date | null
  lag_ms: number | null
  last_refusal_at: Date | null
  last_refusal: string | null
}

/** R408: a row for each kind that was ever reported. */
export async function listHostReportStatus(db: Db): Promise<HostStatusRow[]> {
  const { rows } = await sql<HostStatusRow>`
    select kind, reports::float8 as reports, stale::float8 as stale, refused::float8 as refused,
      (select count(*)::integer from host_entry where host_entry.kind = host_status.kind and pending is not null)
        as pending,
      last_report_at, lag_ms::float8 as lag_ms, last_refusal_at, last_refusal
    from host_status order by array_position(array['user', 'workspace', 'asset'], kind)
  `.execute(db)
  return rows
}
