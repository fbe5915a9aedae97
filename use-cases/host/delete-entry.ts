import type { HostAnswer } from '#domain/host/host-input.ts'
import type { HostKind } from '#domain/host/host-paths.ts'
import type { Result } from '#domain/result.ts'

import type { HostDeps } from './apply-report.ts'
import { receiveReport } from './receive-report.ts'

type Sent = { id: string; version?: number | undefined }

const deleteEntry =
  (kind: HostKind) =>
  (deps: HostDeps, { id, version }: Sent): Promise<Result<HostAnswer>> =>
    receiveReport(deps, { kind, id, version, input: undefined, snapshotId: undefined })

/** R53: deletes it with all that goes with it. */
export const deleteUser = deleteEntry('user')
export const deleteWorkspace = deleteEntry('workspace')
export const deleteAsset = deleteEntry('asset')
