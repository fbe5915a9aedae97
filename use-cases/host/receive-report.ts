import type { Db } from '#db/connection.ts'
import { lockHostEntry } from '#db/queries/host/host-entries.ts'
import {
  findHostEntry,
  deleteHostEntry,
  type HostEntry,
  markNamedInHostSnapshot,
  findKnownHostVersion,
  saveHostEntry,
} from '#db/queries/host/host-reports.ts'
import type { HostAnswer } from '#domain/host/host-input.ts'
import { isStaleHostReport } from '#domain/host/host-version.ts'
import { ok, type Result } from '#domain/result.ts'
import { Rollback } from '#use-cases/rollback.ts'

import { applyHostReport, type HostDeps } from './apply-report.ts'
import type { ReportObstacle, ReportContext } from './entries/entry-type.ts'
import { getHostEntryType } from './entries/entry-types.ts'
import { describeMissingReferences } from './find-missing-references.ts'
import { addContentHash } from './hash-content.ts'
import { type HostReport, hasCreationDate, isRepeated } from './host-report.ts'
import { separateIdCollision } from './separate-id-collision.ts'
import { applyEmailChanges, applyWaitingReports, findBlockingDependency } from './waiting-reports.ts'

type Known = HostEntry | undefined
type Taking = ReportContext & { db: Db }

async function isOutdated(db: Db, known: Known, { kind, version, input }: HostReport): Promise<boolean> {
  const floor = known || version === undefined ? null : await findKnownHostVersion(db, kind)
  return isStaleHostReport(known, { version, deleted: input === undefined }, floor)
}

type Taken = Omit<HostAnswer, 'id'>

async function remove(report: HostReport, known: Known, { db, ...work }: Taking): Promise<Taken> {
  const { now, effects, signsIn } = work
  const { kind, id, version } = report
  if (kind === 'user' && !known && signsIn) await separateIdCollision(db, { id })
  const wasThere = await getHostEntryType(kind, work).remove(db, { id, now, effects })
  // R401: without any version there is nothing that a tombstone could be compared with.
  if (version === undefined && (known?.version ?? null) === null) await deleteHostEntry(db, report)
  else await saveHostEntry(db, { ...report, deleted: true, now })
  await applyWaitingReports(db, [report], work)
  return { status: wasThere || known?.pending ? 'deleted' : 'unchanged' }
}

const reasonOf = ({ missing, refusal }: ReportObstacle): string =>
  missing.length > 0 ? describeMissingReferences(missing) : refusal.error.detail

async function put(report: HostReport & { input: object }, known: Known, { db, ...work }: Taking): Promise<Taken> {
  const { now, effects, signsIn } = work
  const { kind, id, version, input } = report
  const versioned = version !== undefined
  const parted = kind === 'user' && !known && signsIn && (await separateIdCollision(db, { id, input }))
  // A report that waits for that account's email waits for it under its other id.
  if (parted) await applyWaitingReports(db, [report], work)
  const obstacle = await findBlockingDependency(db, { kind, id, input, versioned, now, signsIn })
  if (obstacle && !(versioned && obstacle.mayPass)) throw new Rollback(obstacle.refusal)
  if (obstacle) {
    const { heldBy, waitsFor } = obstacle
    await saveHostEntry(db, { ...report, dated: hasCreationDate(report), pending: input, waitsFor, heldBy, now })
    return { status: 'pending', reason: reasonOf(obstacle) }
  }
  const status = await getHostEntryType(kind, work).write(db, { id, input, versioned, now, effects })
  if (status !== 'unchanged' || !isRepeated(known, report))
    await saveHostEntry(db, { ...report, dated: hasCreationDate(report), now })
  await applyWaitingReports(db, [report], work)
  await applyEmailChanges(db, effects.emailChanged, work)
  return { status }
}

/** R51, R400 to R403: applies a report, keeps it until it can be applied, or leaves it where something newer is known. */
export async function receiveHostReport(
  deps: HostDeps,
  report: HostReport,
  { onlyIf }: { onlyIf?: (db: Db) => Promise<boolean> } = {},
): Promise<Result<HostAnswer>> {
  const { kind, id, input, snapshotId } = report
  const done = await applyHostReport(deps, async (db, effects) => {
    const work = { db, now: deps.now(), effects, signsIn: deps.signIn.host !== undefined }
    await lockHostEntry(db, { kind, id })
    const known = await findHostEntry(db, { kind, id })
    if ((await isOutdated(db, known, report)) || (onlyIf && !(await onlyIf(db)))) {
      if (snapshotId !== undefined) await markNamedInHostSnapshot(db, [report], snapshotId)
      return { status: 'stale' as const }
    }
    return input === undefined ? remove(report, known, work) : put({ ...report, input }, known, work)
  })
  if (done.ok) return ok(addContentHash(report, { id, ...done.value }))
  // R406: what is refused is there at the site builder nevertheless.
  if (snapshotId !== undefined) await markNamedInHostSnapshot(deps.db, [report], snapshotId)
  return done
}
