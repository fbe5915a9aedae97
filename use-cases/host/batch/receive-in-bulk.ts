import type { Db } from '#db/connection.ts'
import {
  type EntryState,
  findHostEntries,
  deleteHostEntries,
  lockHostEntries,
  saveHostEntries,
} from '#db/queries/host/host-bulk.ts'
import { formatHostEntryKey, markNamedInHostSnapshot, findKnownHostVersion } from '#db/queries/host/host-reports.ts'
import type { HostAnswer } from '#domain/host/host-input.ts'
import type { HostKind } from '#domain/host/host-paths.ts'
import { isStaleHostReport } from '#domain/host/host-version.ts'
import { applyHostReport, type HostDeps } from '#use-cases/host/apply-report.ts'
import { describeMissingReferences, findMissingReferences } from '#use-cases/host/find-missing-references.ts'
import { type HostReport, hasCreationDate, isRepeated } from '#use-cases/host/host-report.ts'
import { applyWaitingReports } from '#use-cases/host/waiting-reports.ts'

import { deleteEntriesInBulk } from './delete-in-bulk.ts'
import { writeEntriesInBulk } from './write-in-bulk.ts'

type Taken = Omit<HostAnswer, 'id'>

async function readKnown(db: Db, kind: HostKind, reports: HostReport[]) {
  const known = await findHostEntries(
    db,
    kind,
    reports.map(({ id }) => id),
  )
  const floor = known.size < reports.length ? await findKnownHostVersion(db, kind) : null
  const isOutdated = ({ id, version, input }: HostReport) =>
    isStaleHostReport(known.get(id), { version, deleted: input === undefined }, floor)
  return { known, stale: reports.filter(isOutdated), current: reports.filter((report) => !isOutdated(report)) }
}

/**
 * R404: takes many reports of one kind in one transaction, each of another entry. Those that are missing in the answer
 * have to be processed one by one: entries that have to give way to another one, and refused ones.
 */
export async function receiveReportsInBulk(
  deps: HostDeps,
  { kind, reports, snapshotId }: { kind: HostKind; reports: HostReport[]; snapshotId: string | undefined },
): Promise<Map<HostReport, Taken>> {
  const done = await applyHostReport(deps, async (db, effects) => {
    const work = { now: deps.now(), effects, signsIn: deps.signIn.host !== undefined }
    await lockHostEntries(
      db,
      kind,
      reports.map(({ id }) => id),
    )
    const { known, stale, current } = await readKnown(db, kind, reports)
    const [present, deleted] = [current.filter(({ input }) => input), current.filter(({ input }) => !input)]
    const removed = await deleteEntriesInBulk(db, { kind, reports: deleted, known }, work)
    const written = await writeEntriesInBulk(db, { kind, reports: present, known }, work)
    const left = present.filter((report) => report.version !== undefined && !written.has(report))
    const missing = await findMissingReferences(db, { kind, reports: left }, work)

    // R401: without any version there is nothing that a tombstone could be compared with.
    const isForgotten = ({ id, version }: HostReport) =>
      version === undefined && (known.get(id)?.version ?? null) === null
    const states: EntryState[] = [
      ...[...written]
        .filter(([report, status]) => status !== 'unchanged' || !isRepeated(known.get(report.id), report))
        .map(([report]) => ({ id: report.id, version: report.version, dated: hasCreationDate(report) })),
      ...[...missing].map(([report, keys]) => ({
        id: report.id,
        version: report.version,
        dated: hasCreationDate(report),
        pending: report.input,
        waitsFor: keys.map(formatHostEntryKey),
      })),
      ...[...removed.keys()]
        .filter((report) => !isForgotten(report))
        .map(({ id, version }) => ({ id, version, deleted: true })),
    ]
    await saveHostEntries(db, states, { kind, snapshotId, now: work.now })
    await deleteHostEntries(
      db,
      kind,
      [...removed.keys()].filter(isForgotten).map(({ id }) => id),
    )
    if (snapshotId !== undefined && stale.length > 0) await markNamedInHostSnapshot(db, stale, snapshotId)
    await applyWaitingReports(db, [...written.keys(), ...removed.keys()], work)

    const wasWaiting = ({ id }: HostReport) => (known.get(id)?.pending ?? null) !== null
    return new Map<HostReport, Taken>([
      ...[...written].map(([report, status]) => [report, { status }] as const),
      ...[...missing].map(
        ([report, keys]) => [report, { status: 'pending', reason: describeMissingReferences(keys) } as const] as const,
      ),
      ...[...removed].map(
        ([report, wasThere]) =>
          [report, { status: wasThere || wasWaiting(report) ? 'deleted' : 'unchanged' } as const] as const,
      ),
      ...stale.map((report) => [report, { status: 'stale' } as const] as const),
    ])
  })
  // An email or slug was given to somebody else in this moment: one by one that is found out which.
  return done.ok ? done.value : new Map()
}
