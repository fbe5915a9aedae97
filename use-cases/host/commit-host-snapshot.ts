import {
  closeHostSnapshot,
  countMissingFromHostSnapshot,
  isMissingFromHostSnapshot,
  listMissingFromHostSnapshot,
  type HostSnapshot,
} from '#db/queries/host/host-snapshots.ts'
import { HOST_PATHS, type HostKind, HOST_KIND_BY_PATH } from '#domain/host/host-paths.ts'
import {
  type HostSnapshotCommitAnswer,
  commitHostSnapshotSchema,
  HOST_SNAPSHOT_LIMITS,
} from '#domain/host/host-reconcile.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'

import type { HostDeps } from './apply-report.ts'
import { receiveHostReport } from './receive-report.ts'

type Missing = HostSnapshotCommitAnswer['missing']

async function readMissing({ db }: HostDeps, snapshot: HostSnapshot): Promise<Missing> {
  const missing: Missing = []
  for (const path of HOST_PATHS) {
    const kind = HOST_KIND_BY_PATH[path]
    if (!snapshot.kinds.includes(kind)) continue
    const counted = await countMissingFromHostSnapshot(db, snapshot, kind)
    const some = await listMissingFromHostSnapshot(db, snapshot, {
      kind,
      after: '',
      limit: HOST_SNAPSHOT_LIMITS.examples,
    })
    missing.push({ kind: path, ...counted, examples: some.map(({ id }) => id) })
  }
  return missing
}

/** Deletes what is missing of a kind, until the time is up; each in a transaction of its own. */
async function removeMissing(
  deps: HostDeps,
  snapshot: HostSnapshot,
  { kind, until }: { kind: HostKind; until: number },
): Promise<number> {
  let [removed, after]: [number, string] = [0, '']
  for (;;) {
    const page = await listMissingFromHostSnapshot(deps.db, snapshot, {
      kind,
      after,
      limit: HOST_SNAPSHOT_LIMITS.atOnce,
    })
    for (const { id, version } of page) {
      if (performance.now() > until) return removed
      const newest = Math.max(version ?? -1, snapshot.version ?? -1)
      const report = { kind, id, version: newest < 0 ? undefined : newest, input: undefined, snapshotId: undefined }
      const done = await receiveHostReport(deps, report, {
        onlyIf: (db) => isMissingFromHostSnapshot(db, snapshot, { kind, id }),
      })
      if (done.ok && done.value.status !== 'stale') removed += 1
      after = id
    }
    if (page.length < HOST_SNAPSHOT_LIMITS.atOnce) return removed
  }
}

/** R406: removes what the snapshot does not name: work first, then workspaces, then accounts. */
export async function commitHostSnapshot(
  deps: HostDeps,
  snapshot: HostSnapshot,
  input: unknown,
): Promise<Result<HostSnapshotCommitAnswer>> {
  const parsed = commitHostSnapshotSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const { dryRun = false, force = false, removeAtMost } = parsed.data
  const missing = await readMissing(deps, snapshot)
  const all = missing.reduce((sum, one) => sum + one.missing, 0)
  if (dryRun) return ok({ missing, removed: 0, left: all })
  const tooMany = missing.find((one) => one.missing > one.of * HOST_SNAPSHOT_LIMITS.share)
  if (tooMany && !force && all > (removeAtMost ?? -1)) {
    const detail = `${tooMany.missing} of ${tooMany.of} ${tooMany.kind} would be removed, more than a tenth: send force, or removeAtMost ${all}`
    return fail('too_many_missing', detail)
  }
  const until = performance.now() + HOST_SNAPSHOT_LIMITS.seconds * 1000
  let removed = 0
  for (const kind of ['asset', 'workspace', 'user'] as const) {
    if (snapshot.kinds.includes(kind)) removed += await removeMissing(deps, snapshot, { kind, until })
  }
  const left = (await readMissing(deps, snapshot)).reduce((sum, one) => sum + one.missing, 0)
  if (left === 0) await closeHostSnapshot(deps.db, snapshot, deps.now())
  return ok({ missing, removed, left })
}
