import type { Db } from '#db/connection.ts'
import { lockExistingWorkspaces } from '#db/queries/host/host-bulk.ts'
import { lockExistingUsers } from '#db/queries/host/host-entries.ts'
import { lockDependencies, type HostEntryKey, formatHostEntryKey } from '#db/queries/host/host-reports.ts'
import type { HostAssetInput, HostWorkspaceInput } from '#domain/host/host-input.ts'
import type { HostKind } from '#domain/host/host-paths.ts'
import { replaceReportedUserIds } from '#domain/host/reported-user-ids.ts'

import { assetOwnerKey } from './entries/asset-entry.ts'
import type { ReportContext } from './entries/entry-type.ts'
import { resolveLocalIds } from './entries/local-ids.ts'
import type { HostReport } from './host-report.ts'

/** The entries that a report refers to: the members of a workspace, the owner of work. */
function referencesOf({ kind, input }: HostReport): HostEntryKey[] {
  if (!input || kind === 'user') return []
  if (kind === 'asset') return [assetOwnerKey((input as HostAssetInput).owner)]
  return (input as HostWorkspaceInput).members.map(({ userId }) => ({ kind: 'user', id: userId }))
}

async function readMissing(db: Db, kind: HostKind, reports: HostReport[], work: Pick<ReportContext, 'signsIn'>) {
  const ids = await resolveLocalIds(db, kind, reports, work)
  const references = new Map(
    reports.map((report) => [report, referencesOf(replaceReportedUserIds(kind, report, ids.toLocal))]),
  )
  const idsOf = (wanted: HostKind) => [
    ...new Set([...references.values()].flat().flatMap((one) => (one.kind === wanted ? [one.id] : []))),
  ]
  const users = await lockExistingUsers(db, idsOf('user'))
  const workspaces = await lockExistingWorkspaces(db, idsOf('workspace'))
  const isMissing = (one: HostEntryKey) => !(one.kind === 'user' ? users : workspaces).has(one.id)
  const asReported = (one: HostEntryKey) => (one.kind === 'user' ? { ...one, id: ids.toHost(one.id) } : one)
  return new Map(
    [...references].flatMap(([report, all]) => {
      const missing = all.filter(isMissing).map(asReported)
      return missing.length > 0 ? [[report, missing] as const] : []
    }),
  )
}

/**
 * R402: which of these reports refer to entries that are not known yet, and to which. Those are locked first, so that
 * none of them is reported unnoticed in this moment.
 */
export async function findMissingReferences(
  db: Db,
  { kind, reports }: { kind: HostKind; reports: HostReport[] },
  work: Pick<ReportContext, 'signsIn'>,
): Promise<Map<HostReport, HostEntryKey[]>> {
  if (kind === 'user' || reports.length === 0) return new Map()
  const first = await readMissing(db, kind, reports, work)
  if (first.size === 0) return first
  await lockDependencies(db, [...new Set([...first.values()].flat().map(formatHostEntryKey))].sort())
  return readMissing(db, kind, [...first.keys()], work)
}

const MOST_NAMED = 10

/** What a report waits for, in words. */
export function describeMissingReferences(missing: HostEntryKey[]): string {
  const named = missing.slice(0, MOST_NAMED).map(({ kind, id }) => `${kind} ${id}`)
  return `not reported yet: ${named.join(', ')}${missing.length > MOST_NAMED ? ' …' : ''}`
}
