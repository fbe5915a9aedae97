import type { Db } from '#db/connection.ts'
import { clearPending, findHostEntries, lockHostEntries, updateWaitingReports } from '#db/queries/host/host-bulk.ts'
import { findHostIdsOfUsers } from '#db/queries/host/host-ids.ts'
import {
  findHostEntry,
  lockDependencies,
  type HostEntryKey,
  formatHostEntryKey,
  listWaitingEntries,
  updateWaitingReport,
} from '#db/queries/host/host-reports.ts'
import { HOST_KINDS, type HostKind } from '#domain/host/host-paths.ts'
import { WAITING_REPORT_LIMITS } from '#domain/limits.ts'

import { writeEntriesInBulk } from './batch/write-in-bulk.ts'
import type { ReportObstacle, AwaitedEntry, ReportContext } from './entries/entry-type.ts'
import { getHostEntryType, getHostEntrySchema } from './entries/entry-types.ts'
import { findMissingReferences } from './find-missing-references.ts'
import type { HostReport } from './host-report.ts'

/** More entries than ever exchange their slugs at once. */
const LONGEST_CYCLE = 1000

/** R403: whether the entry that has the email or slug waits in turn, over others or at once, for this entry's. */
async function closesCycle(db: Db, { kind, id }: HostEntryKey, heldBy: string): Promise<boolean> {
  let holder: string | null = heldBy
  for (let step = 0; step < LONGEST_CYCLE && holder !== null; step++) {
    const entry = await findHostEntry(db, { kind, id: holder })
    if (!entry?.pending) return false
    if (entry.heldBy === id) return true
    holder = entry.heldBy
  }
  return false
}

type Checked = Omit<ReportContext, 'effects'> & { kind: HostKind; id: string; input: object; versioned: boolean }
type Lasting = ReportObstacle & { waitsFor: string[] }

/**
 * R402, R403: what a report has to wait for. What it waits for is locked first, so that it is not reported unnoticed in
 * this moment; entries that exchange their emails or slugs let go of them here.
 */
export async function findBlockingDependency(
  db: Db,
  { kind, id, input, versioned, now, signsIn }: Checked,
): Promise<Lasting | undefined> {
  const type = getHostEntryType(kind, { signsIn })
  const first = await type.findObstacle(db, { id, input, versioned })
  if (!first) return undefined
  if (!versioned || !first.mayPass) return { ...first, waitsFor: [] }
  const keysOf = ({ missing, heldBy }: ReportObstacle) =>
    (heldBy === undefined ? missing : [...missing, { kind, id: heldBy }]).map(formatHostEntryKey)
  await lockDependencies(db, keysOf(first))
  let obstacle = await type.findObstacle(db, { id, input, versioned })
  if (obstacle?.heldBy !== undefined && (await closesCycle(db, { kind, id }, obstacle.heldBy))) {
    await type.detach(db, { id: obstacle.heldBy, now })
    obstacle = await type.findObstacle(db, { id, input, versioned })
  }
  return obstacle && { ...obstacle, waitsFor: keysOf(obstacle) }
}

/** Reads the pending reports of these entries, which are locked. */
async function readPending(db: Db, kind: HostKind, ids: string[]): Promise<HostReport[]> {
  await lockHostEntries(db, kind, ids)
  const entries = await findHostEntries(db, kind, ids)
  return [...entries].flatMap(([id, { pending, version }]) => {
    const parsed = pending === null ? undefined : getHostEntrySchema(kind).safeParse(pending)
    // If another release wrote it: the site builder sees that it waits, and reports it again.
    return parsed?.success
      ? [{ kind, id, version: version ?? undefined, input: parsed.data as object, snapshotId: undefined }]
      : []
  })
}

/** Applies a pending report, if nothing holds it back any more. */
async function applyOne(db: Db, { kind, id, input = {} }: HostReport, work: ReportContext): Promise<boolean> {
  const { now, effects, signsIn } = work
  const obstacle = await findBlockingDependency(db, { kind, id, input, versioned: true, now, signsIn })
  if (obstacle) await updateWaitingReport(db, { kind, id }, { waitsFor: obstacle.waitsFor, heldBy: obstacle.heldBy })
  else {
    await getHostEntryType(kind, work).write(db, { id, input, versioned: true, now, effects })
    await clearPending(db, kind, [id])
  }
  return obstacle === undefined
}

/** Applies the pending reports of entries of one kind: most of them together. Returns those that were applied. */
async function applyPending(db: Db, kind: HostKind, ids: string[], work: ReportContext): Promise<HostEntryKey[]> {
  const reports = await readPending(db, kind, ids)
  // Accounts wait for an email that another one has: each has to be looked at alone.
  const known = new Map(reports.map((report) => [report.id, report]))
  const written = kind === 'user' ? new Map() : await writeEntriesInBulk(db, { kind, reports, known }, work)
  const missing = await findMissingReferences(
    db,
    { kind, reports: reports.filter((report) => !written.has(report)) },
    work,
  )
  const applied = [...written.keys()] as HostReport[]
  await clearPending(
    db,
    kind,
    applied.map(({ id }) => id),
  )
  await updateWaitingReports(
    db,
    kind,
    [...missing].map(([{ id }, keys]) => ({ id, waits_for: keys.map(formatHostEntryKey) })),
  )
  for (const report of reports) {
    if (written.has(report) || missing.has(report)) continue
    if (await applyOne(db, report, work)) applied.push(report)
  }
  return applied
}

/** Nothing ever waits for work, of which there may be thousands. */
const isWaitedFor = ({ kind }: HostEntryKey) => kind !== 'asset'

/** The next reports that wait for any of these entries, as many as this transaction may still look at. */
async function takeWaiting(
  db: Db,
  keys: AwaitedEntry[],
  { effects: { waiting } }: ReportContext,
): Promise<HostEntryKey[]> {
  const left = WAITING_REPORT_LIMITS.atOnce - waiting.seen
  // Only a job continues behind a report, and it names one entry at a time.
  const after = keys.length === 1 ? keys[0]?.after : undefined
  const found = await listWaitingEntries(db, keys.map(formatHostEntryKey), { after, limit: left + 1 })
  const taken = found.slice(0, left)
  waiting.seen += taken.length
  if (found.length > left) {
    waiting.later.push(...keys.map(({ kind, id }) => ({ kind, id, after: taken.at(-1) ?? after })))
  }
  return taken
}

/**
 * R402: applies the reports that waited for these entries, and then those that waited for them. R526: one transaction
 * looks at a limited number; the rest is noted in `effects`, and left to a job.
 */
export async function applyWaitingReports(db: Db, keys: AwaitedEntry[], work: ReportContext): Promise<void> {
  for (let changed = keys.filter(isWaitedFor); changed.length > 0;) {
    const waiting = await takeWaiting(db, changed, work)
    changed = []
    for (const kind of HOST_KINDS) {
      const ids = waiting.filter((one) => one.kind === kind).map(({ id }) => id)
      if (ids.length > 0) changed.push(...(await applyPending(db, kind, ids, work)).filter(isWaitedFor))
    }
  }
}

/**
 * R403: these accounts have another email now: a report that waits for the former one is applied, or waits for its new owner.
 * @param userIds may grow meanwhile
 */
export async function applyEmailChanges(db: Db, userIds: ReadonlySet<string>, work: ReportContext): Promise<void> {
  for (const userId of userIds) {
    const id = (await findHostIdsOfUsers(db, [userId])).get(userId)
    if (id !== undefined) await applyWaitingReports(db, [{ kind: 'user', id }], work)
  }
}

/** R476: these two ids of the site builder are about other accounts from now on: the first about one that it had not. */
export async function applyReportsAfterJoin(db: Db, ids: [string, string], work: ReportContext): Promise<void> {
  await applyPending(db, 'user', [ids[0]], work)
  for (const id of ids) await applyWaitingReports(db, [{ kind: 'user', id }], work)
}
