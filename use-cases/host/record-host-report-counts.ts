import { addHostReportCounts } from '#db/queries/host/host-status.ts'
import type { HostAnswer } from '#domain/host/host-input.ts'
import { HOST_KINDS, type HostKind } from '#domain/host/host-paths.ts'
import { hostVersionSchema, hostReportLagMs } from '#domain/host/host-version.ts'
import type { Result } from '#domain/result.ts'
import type { Deps } from '#use-cases/deps.ts'

export type HostReportOutcome = {
  kind: HostKind
  id?: string | undefined
  version?: unknown
  result: Result<HostAnswer>
}

/** R408: counts reports and refusals, for admins and metrics. Never fails a report. */
export async function recordHostReportCounts(
  { db, now, reportError }: Pick<Deps, 'db' | 'now' | 'reportError'>,
  outcomes: HostReportOutcome[],
): Promise<void> {
  for (const kind of HOST_KINDS) {
    const ofKind = outcomes.filter((one) => one.kind === kind)
    if (ofKind.length === 0) continue
    const refused = ofKind.filter(({ result }) => !result.ok)
    const last = refused.at(-1)
    const newest = ofKind.findLast(({ result }) => result.ok && result.value.status !== 'stale')
    const version = hostVersionSchema.safeParse(newest?.version)
    await addHostReportCounts(db, {
      kind,
      reports: ofKind.length,
      stale: ofKind.filter(({ result }) => result.ok && result.value.status === 'stale').length,
      refused: refused.length,
      lagMs: hostReportLagMs(version.data, now()),
      lastRefusal: last && !last.result.ok ? `${last.id ?? 'no id'}: ${last.result.error.detail}` : undefined,
      now: now(),
    }).catch((error: unknown) => reportError(error, 'a report of the site builder was not counted'))
  }
}
