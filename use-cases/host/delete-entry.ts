import type { HostAnswer } from '#domain/host/host-input.ts'
import type { HostKind } from '#domain/host/host-paths.ts'
import type { Result } from '#domain/result.ts'

import type { HostDeps } from './apply-report.ts'
import { receiveHostReport } from './receive-report.ts'

type Sent = { id: string; version?: number | undefined }

const deleteEntry =
  (kind: HostKind) =>
  (deps: HostDeps, { id, version }: Sent): Promise<Result<HostAnswer>> =>
    receiveHostReport(deps, { kind, id, version, input: undefined, snapshotId: undefined })

/** R53: deletes it with all that goes with it. */
export const deleteHostUser = deleteEntry('user')
export const deleteHostWorkspace = deleteEntry('workspace')
export const deleteHostAsset = deleteEntry('asset')
