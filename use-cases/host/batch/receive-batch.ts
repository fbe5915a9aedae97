import type { HostAnswer } from '#domain/host/host-input.ts'
import { HOST_KINDS } from '#domain/host/host-paths.ts'
import { ok, type Result } from '#domain/result.ts'
import type { HostDeps } from '#use-cases/host/apply-report.ts'
import { addContentHash } from '#use-cases/host/hash-content.ts'
import type { HostReport } from '#use-cases/host/host-report.ts'
import { receiveHostReport } from '#use-cases/host/receive-report.ts'

import { receiveReportsInBulk } from './receive-in-bulk.ts'

/**
 * R404: takes reports of different entries; accounts first, then workspaces, then work, whatever their order. Most are
 * taken together; those that give way to another entry are taken one by one, as if they had come alone.
 */
export async function receiveReportBatch(
  deps: HostDeps,
  reports: HostReport[],
  { snapshotId }: { snapshotId: string | undefined },
): Promise<Map<HostReport, Result<HostAnswer>>> {
  const answers = new Map<HostReport, Result<HostAnswer>>()
  for (const kind of HOST_KINDS) {
    const ofKind = reports.filter((report) => report.kind === kind)
    if (ofKind.length === 0) continue
    const taken = await receiveReportsInBulk(deps, { kind, reports: ofKind, snapshotId })
    for (const report of ofKind) {
      const answer = taken.get(report)
      answers.set(
        report,
        answer ? ok(addContentHash(report, { id: report.id, ...answer })) : await receiveHostReport(deps, report),
      )
    }
  }
  return answers
}
