import type { HostAnswer } from '#domain/host/host-input.ts'
import type { HostKind } from '#domain/host/host-paths.ts'
import type { Result } from '#domain/result.ts'

import type { HostDeps } from './apply-report.ts'
import { parseReport, type ReportedEntryRef } from './host-report.ts'
import { receiveHostReport } from './receive-report.ts'

const putEntry =
  (kind: HostKind) =>
  async (deps: HostDeps, sent: ReportedEntryRef & { input: unknown }): Promise<Result<HostAnswer>> => {
    const report = parseReport(kind, sent)
    return report.ok ? receiveHostReport(deps, report.value) : report
  }

/** R51, R52: store what the site builder reports, completely. */
export const putHostUser = putEntry('user')
export const putHostWorkspace = putEntry('workspace')
export const putHostAsset = putEntry('asset')
