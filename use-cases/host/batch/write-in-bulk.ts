import type { Db } from '#db/connection.ts'
import type { HostKind } from '#domain/host/host-paths.ts'
import { replaceReportedUserIds } from '#domain/host/reported-user-ids.ts'
import type { ReportContext, WriteStatus } from '#use-cases/host/entries/entry-type.ts'
import { resolveLocalIds } from '#use-cases/host/entries/local-ids.ts'
import type { HostReport } from '#use-cases/host/host-report.ts'

import type { BulkWriter } from './bulk-writer.ts'
import { writeAssets } from './write-assets.ts'
import { writeUsers } from './write-users.ts'
import { writeWorkspaces } from './write-workspaces.ts'

const WRITE: Record<HostKind, BulkWriter> = { user: writeUsers, workspace: writeWorkspaces, asset: writeAssets }

/**
 * Writes those of many reports for which nothing has to wait or give way, with the ids that accounts have here (R475).
 * @param known entries of the site builder that have been reported before
 */
export async function writeEntriesInBulk(
  db: Db,
  { kind, reports, known }: { kind: HostKind; reports: HostReport[]; known: Map<string, unknown> },
  work: ReportContext,
): Promise<Map<HostReport, WriteStatus>> {
  if (reports.length === 0) return new Map()
  const ids = await resolveLocalIds(db, kind, reports, work)
  // R477: whether an account that has the id is the one that is reported is for a report on its own to find out.
  const isPlain = ({ id }: HostReport) => !ids.isDisplaced(id) && (known.has(id) || !ids.isTaken(id))
  const plain = kind === 'user' ? reports.filter(isPlain) : reports
  const renamed = plain.map((report) => replaceReportedUserIds(kind, report, ids.toLocal))
  const written = await WRITE[kind](db, renamed, work)
  return new Map(
    plain.flatMap((report, at) => {
      const status = written.get(renamed[at] ?? report)
      return status ? [[report, status] as const] : []
    }),
  )
}
