import type { Db } from '#db/connection.ts'
import { lockHostEntry } from '#db/queries/host/host-entries.ts'
import { readHostIds } from '#db/queries/host/host-ids.ts'
import {
  findHostEntry,
  holdHostEntries,
  type HostKey,
  keyOf,
  listWaitingFor,
  setWaiting,
} from '#db/queries/host/host-reports.ts'
import type { HostKind } from '#domain/host/host-paths.ts'
import { HOST_WAITING } from '#domain/limits.ts'

import type { Obstacle, WaitedFor, Work } from './entries/entry-type.ts'
import { entryTypeOf } from './entries/entry-types.ts'

/** More entries than ever exchange their slugs at once. */
const LONGEST_CYCLE = 1000

/** R403: whether the entry that has the email or slug waits in turn, over others or at once, for this entry's. */
async function closesCycle(db: Db, { kind, id }: HostKey, heldBy: string): Promise<boolean> {
  let holder: string | null = heldBy
  for (let step = 0; step < LONGEST_CYCLE && holder !== null; step++) {
    const entry = await findHostEntry(db, { kind, id: holder })
    if (!entry?.pending) return false
    if (entry.heldBy === id) return true
    holder = entry.heldBy
  }
  return false
}

type Checked = Omit<Work, 'effects'> & { kind: HostKind; id: string; input: object; versioned: boolean }
type Lasting = Obstacle & { waitsFor: string[] }

/**
 * R402, R403: what a report has to wait for. What it waits for is locked first, so that it is not reported unnoticed in
 * this moment; entries that exchange their emails or slugs let go of them here.
 */
export async function findLastingObstacle(
  db: Db,
  { kind, id, input, versioned, now, signsIn }: Checked,
): Promise<Lasting | undefined> {
  const type = entryTypeOf(kind, { signsIn })
  const first = await type.findObstacle(db, { id, input, versioned })
  if (!first) return undefined
  if (!versioned || !first.mayPass) return { ...first, waitsFor: [] }
  const keysOf = ({ missing, heldBy }: Obstacle) =>
    (heldBy === undefined ? missing : [...missing, { kind, id: heldBy }]).map(keyOf)
  await holdHostEntries(db, keysOf(first))
  let obstacle = await type.findObstacle(db, { id, input, versioned })
  if (obstacle?.heldBy !== undefined && (await closesCycle(db, { kind, id }, obstacle.heldBy))) {
    await type.detach(db, { id: obstacle.heldBy, now })
    obstacle = await type.findObstacle(db, { id, input, versioned })
  }
  return obstacle && { ...obstacle, waitsFor: keysOf(obstacle) }
}

/** Applies what waits of this entry, if it can be. */
async function applyOne(db: Db, key: HostKey, work: Work): Promise<boolean> {
  const { kind, id } = key
  const { now, effects, signsIn } = work
  await lockHostEntry(db, key)
  const entry = await findHostEntry(db, key)
  if (!entry?.pending) return false
  const type = entryTypeOf(kind, work)
  const parsed = type.schema.safeParse(entry.pending)
  // Written by another release: the site builder sees that it waits, and reports it again.
  if (!parsed.success) return false
  const input = parsed.data as object
  const obstacle = await findLastingObstacle(db, { kind, id, input, versioned: true, now, signsIn })
  if (obstacle) await setWaiting(db, key, { waitsFor: obstacle.waitsFor, heldBy: obstacle.heldBy })
  else {
    await type.write(db, { id, input, versioned: true, now, effects })
    await setWaiting(db, key, undefined)
  }
  return obstacle === undefined
}

/**
 * R402: applies the reports that waited for this entry, and then those that waited for them. R526: one transaction looks
 * at a limited number; the rest is noted in `effects`, and left to a job.
 */
export async function applyWaiting(db: Db, key: WaitedFor, work: Work): Promise<void> {
  const changed: WaitedFor[] = [{ kind: key.kind, id: key.id, after: key.after }]
  for (const one of changed) {
    const waiting = await takeWaiting(db, one, work)
    for (const entry of waiting) {
      const isApplied = await applyOne(db, entry, work)
      // Nothing ever waits for work, of which there may be thousands.
      if (isApplied && entry.kind !== 'asset') changed.push(entry)
    }
  }
}

/** The next reports that wait for the entry, as many as this transaction may still look at. */
async function takeWaiting(db: Db, entry: WaitedFor, { effects: { waiting } }: Work): Promise<HostKey[]> {
  const left = HOST_WAITING.atOnce - waiting.seen
  const { kind, id, after } = entry
  const found = await listWaitingFor(db, { kind, id }, { after, limit: left + 1 })
  const taken = found.slice(0, left)
  waiting.seen += taken.length
  if (found.length > left) waiting.later.push({ kind, id, after: taken.at(-1) ?? after })
  return taken
}

/**
 * R403: these accounts have another email now: whoever waits for the former one gets it, or waits for whom it went to.
 * @param userIds may grow meanwhile
 */
export async function applyMoved(db: Db, userIds: ReadonlySet<string>, work: Work): Promise<void> {
  for (const userId of userIds) {
    const id = (await readHostIds(db, [userId])).get(userId)
    if (id !== undefined) await applyWaiting(db, { kind: 'user', id }, work)
  }
}

/** R476: these two ids of the site builder are about other accounts from now on: the first about one that it had not. */
export async function applyJoined(db: Db, ids: [string, string], work: Work): Promise<void> {
  await applyOne(db, { kind: 'user', id: ids[0] }, work)
  for (const id of ids) await applyWaiting(db, { kind: 'user', id }, work)
}
