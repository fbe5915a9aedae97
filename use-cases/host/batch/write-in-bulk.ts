import type { Db } from '#db/connection.ts'
import type { HostKind } from '#domain/host/host-paths.ts'
import { renameUsers } from '#domain/host/named-users.ts'
import type { Work, Written } from '#use-cases/host/entries/entry-type.ts'
import { readLocalIds } from '#use-cases/host/entries/local-ids.ts'
import type { HostReport } from '#use-cases/host/host-report.ts'

import { writeAssets } from './write-assets.ts'
import type { WriteMany } from './write-many.ts'
import { writeUsers } from './write-users.ts'
import { writeWorkspaces } from './write-workspaces.ts'

const WRITE: Record<HostKind, WriteMany> = { user: writeUsers, workspace: writeWorkspaces, asset: writeAssets }

/**
 * Writes those of many reports for which nothing has to wait or give way, with the ids that accounts have here (R475).
 * @param known entries of the site builder that have been reported before
 */
export async function writeInBulk(
  db: Db,
  { kind, reports, known }: { kind: HostKind; reports: HostReport[]; known: Map<string, unknown> },
  work: Work,
): Promise<Map<HostReport, Written>> {
  if (reports.length === 0) return new Map()
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
