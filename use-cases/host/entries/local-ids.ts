import type { Db } from '#db/connection.ts'
import { newId } from '#db/new-id.ts'
import { findUsersByHostIds, setHostId } from '#db/queries/host/host-ids.ts'
import type { HostKind } from '#domain/host/host-paths.ts'
import { reportedUserIds, replaceReportedUserIds } from '#domain/host/reported-user-ids.ts'

import type { HostEntryType, ReportContext } from './entry-type.ts'

type Named = { id: string; input?: unknown }

type SignsIn = Pick<ReportContext, 'signsIn'>

/**
 * R475: the ids here of the accounts that reports name. An unknown one gets an id that no account has: the site
 * builder's own, or a new one where an account that is called otherwise there has it. R477: whether an account is the
 * one of this id there is said by a report of its own, not by those of workspaces and work.
 */
export async function resolveLocalIds(db: Db, kind: HostKind, reports: Named[], { signsIn }: SignsIn) {
  const hostIds = new Set(reports.flatMap((report) => reportedUserIds(kind, report)))
  const { local, taken } = await findUsersByHostIds(db, [...hostIds], { proven: signsIn && kind !== 'user' })
  const displaced = new Set([...hostIds].filter((id) => !local.has(id) && taken.has(id)))
  for (const id of displaced) local.set(id, newId())
  const hostIdOf = new Map([...local].map(([hostId, id]) => [id, hostId]))
  return {
    toLocal: (hostId: string) => local.get(hostId) ?? hostId,
    toHost: (id: string) => hostIdOf.get(id) ?? id,
    /** Whether an account here has this id, whatever it is called there. */
    isTaken: (hostId: string) => taken.has(hostId),
    /** Not known here, and another account has its id. */
    isDisplaced: (hostId: string) => displaced.has(hostId),
  }
}

/** Outside, entries are called as the site builder calls them; inside, accounts are called as they are here. */
export function withLocalIds(kind: HostKind, type: HostEntryType, signsIn: SignsIn): HostEntryType {
  const readIds = (db: Db, entry: Named) => resolveLocalIds(db, kind, [entry], signsIn)
  return {
    schema: type.schema,
    async findObstacle(db, entry) {
      const ids = await readIds(db, entry)
      const obstacle = await type.findObstacle(db, replaceReportedUserIds(kind, entry, ids.toLocal))
      if (!obstacle) return undefined
      const missing = obstacle.missing.map((key) => (key.kind === 'user' ? { ...key, id: ids.toHost(key.id) } : key))
      return { ...obstacle, missing }
    },
    async write(db, entry) {
      const ids = await readIds(db, entry)
      const renamed = replaceReportedUserIds(kind, entry, ids.toLocal)
      const status = await type.write(db, renamed)
      if (kind === 'user' && ids.isDisplaced(entry.id)) await setHostId(db, { userId: renamed.id, hostId: entry.id })
      return status
    },
    async remove(db, entry) {
      const { toLocal } = await readIds(db, entry)
      return type.remove(db, replaceReportedUserIds(kind, entry, toLocal))
    },
    async detach(db, entry) {
      const { toLocal } = await readIds(db, entry)
      await type.detach(db, replaceReportedUserIds(kind, entry, toLocal))
    },
  }
}
