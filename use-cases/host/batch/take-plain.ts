import type { Db } from '#db/connection.ts'
import { findHostEntries, lockHostEntries, saveHostEntries } from '#db/queries/host/host-bulk.ts'
import { keyOf, listWaiting, nameInSnapshot, readFloor } from '#db/queries/host/host-reports.ts'
import type { HostStatus } from '#domain/host/host-input.ts'
import type { HostKind } from '#domain/host/host-paths.ts'
import { isStale } from '#domain/host/host-version.ts'
import { renameUsers } from '#domain/host/named-users.ts'
import { applyReport, type HostDeps } from '#use-cases/host/apply-report.ts'
import type { Work, Written } from '#use-cases/host/entries/entry-type.ts'
import { readLocalIds } from '#use-cases/host/entries/local-ids.ts'
import { type HostReport, isDated, isRepeated } from '#use-cases/host/host-report.ts'

import { writeAssets } from './write-assets.ts'
import type { WriteMany } from './write-many.ts'
import { writeUsers } from './write-users.ts'
import { writeWorkspaces } from './write-workspaces.ts'

const WRITE: Record<HostKind, WriteMany> = { user: writeUsers, workspace: writeWorkspaces, asset: writeAssets }

/** R475: writes them with the ids that accounts have here. */
async function write(
  db: Db,
  { kind, plain: reports, known }: { kind: HostKind; plain: HostReport[]; known: Map<string, unknown> },
  work: Parameters<WriteMany>[2] & Pick<Work, 'signsIn'>,
) {
  const ids = await readLocalIds(db, kind, reports, work)
  // R477: whether an account that has the id is the one that is reported is for a report on its own to find out.
  const isPlain = ({ id }: HostReport) => !ids.isDisplaced(id) && (known.has(id) || !ids.isTaken(id))
  const plain = kind === 'user' ? reports.filter(isPlain) : reports
  const renamed = plain.map((report) => renameUsers(kind, report, ids.toLocal))
  const written = await WRITE[kind](db, renamed, work)
  return new Map(
    plain.flatMap((report, at) => {
      const status = written.get(renamed[at] ?? report)
      return status ? [[report, status] as const] : []
    }),
  )
}

/** Sorts out what is stale, and what only a report on its own can do. */
async function sort(db: Db, kind: HostKind, reports: HostReport[]) {
  const known = await findHostEntries(
    db,
    kind,
    reports.map(({ id }) => id),
  )
  const floor = known.size < reports.length ? await readFloor(db, kind) : null
  const waitedFor = new Set((await listWaiting(db, reports.map(keyOf))).flatMap(({ waits_for }) => waits_for))
  const stale = new Set(
    reports.filter((report) =>
      isStale(known.get(report.id), { version: report.version, deleted: report.input === undefined }, floor),
    ),
  )
  const isPlain = (report: HostReport) =>
    report.input !== undefined && !known.get(report.id)?.pending && !waitedFor.has(keyOf(report)) && !stale.has(report)
  return { known, stale, plain: reports.filter(isPlain) }
}

/**
 * Takes many reports of one kind in one transaction, each of another entry: the stale and the plain ones. Those that are
 * missing in the answer are to be taken one by one.
 */
export async function takePlain(
  deps: HostDeps,
  { kind, reports, snapshotId }: { kind: HostKind; reports: HostReport[]; snapshotId: string | undefined },
): Promise<Map<HostReport, HostStatus>> {
  const done = await applyReport(deps, async (db, effects) => {
    const now = deps.now()
    const signsIn = deps.signIn.host !== undefined
    await lockHostEntries(
      db,
      kind,
      reports.map(({ id }) => id),
    )
    const { known, stale, plain } = await sort(db, kind, reports)
    const written =
      plain.length > 0
        ? await write(db, { kind, plain, known }, { now, effects, signsIn })
        : new Map<HostReport, Written>()
    const saved = [...written]
      .filter(([report, status]) => status !== 'unchanged' || !isRepeated(known.get(report.id), report))
      .map(([report]) => ({ id: report.id, version: report.version, dated: isDated(report) }))
    await saveHostEntries(db, saved, { kind, snapshotId, now })
    if (snapshotId !== undefined && stale.size > 0) await nameInSnapshot(db, [...stale], snapshotId)
    return new Map<HostReport, HostStatus>([...written, ...[...stale].map((report) => [report, 'stale'] as const)])
  })
  // An email or slug was given to somebody else in this moment: one by one that is found out which.
  return done.ok ? done.value : new Map()
}
