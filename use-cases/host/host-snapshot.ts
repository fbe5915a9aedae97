import { type HostEntryKey, markNamedInHostSnapshot } from '#db/queries/host/host-reports.ts'
import { findOpenHostSnapshot, insertHostSnapshot, type HostSnapshot } from '#db/queries/host/host-snapshots.ts'
import { type HostPath, HOST_KIND_BY_PATH } from '#domain/host/host-paths.ts'
import { beginHostSnapshotSchema, HOST_SNAPSHOT_LIMITS } from '#domain/host/host-reconcile.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'

const GONE = fail(
  'not_found',
  `there is no such snapshot, or it is committed, or older than ${HOST_SNAPSHOT_LIMITS.hours} hours`,
)

type Begun = { id: string; kinds: HostPath[]; begunOn: string }
type Clocked = Pick<Deps, 'db' | 'now'>

/** R406: begins a snapshot; the site builder reads what it sends after this. */
export async function beginHostSnapshot({ db, now }: Clocked, input: unknown): Promise<Result<Begun>> {
  const parsed = beginHostSnapshotSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const kinds = [...new Set(parsed.data.kinds)]
  const begun = now()
  const id = await insertHostSnapshot(db, {
    kinds: kinds.map((path) => HOST_KIND_BY_PATH[path]),
    version: parsed.data.version,
    now: begun,
  })
  return ok({ id, kinds, begunOn: begun.toISOString() })
}

/** The snapshot, where it can still be added to. */
export async function findUncommittedHostSnapshot({ db, now }: Clocked, id: string): Promise<Result<HostSnapshot>> {
  const since = new Date(now().getTime() - HOST_SNAPSHOT_LIMITS.hours * 3_600_000)
  const snapshot = /^\d{1,18}$/.test(id) ? await findOpenHostSnapshot(db, id, since) : undefined
  return snapshot ? ok(snapshot) : GONE
}

/** R406: what is refused before it is taken is there at the site builder nevertheless. */
export async function recordHostSnapshotEntries(
  { db }: Pick<Deps, 'db'>,
  snapshotId: string,
  keys: HostEntryKey[],
): Promise<void> {
  if (keys.length > 0) await markNamedInHostSnapshot(db, keys, snapshotId)
}
