import type { HostAnswer } from '#domain/host/host-input.ts'
import type { HostKind } from '#domain/host/host-paths.ts'
import type { Result } from '#domain/result.ts'

import type { HostDeps } from './apply-report.ts'
import { parseReport, type Sent } from './host-report.ts'
import { receiveReport } from './receive-report.ts'

const putEntry =
  (kind: HostKind) =>
  async (deps: HostDeps, sent: Sent & { input: unknown }): Promise<Result<HostAnswer>> => {
    const report = parseReport(kind, sent)
    return report.ok ? receiveReport(deps, report.value) : report
  }

/** R51, R52: store what the site builder reports, completely. */
export const putUser = putEntry('user')
export const putWorkspace = putEntry('workspace')
export const putAsset = putEntry('asset')
