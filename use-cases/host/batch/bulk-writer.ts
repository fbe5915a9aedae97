import type { Db } from '#db/connection.ts'
import type { ReportEffects, WriteStatus } from '#use-cases/host/entries/entry-type.ts'
import type { HostReport } from '#use-cases/host/host-report.ts'

/**
 * Writes the plain ones of many reports at once: those for which nothing has to wait or give way. Returns what became of
 * them; a report that is missing there was not written. All profiles of changed entries count as parted: reports of a
 * batch that change nothing evaluate no profile again, so a job has to do it if this process dies first.
 */
export type BulkWriter = (
  db: Db,
  reports: HostReport[],
  work: { now: Date; effects: ReportEffects },
) => Promise<Map<HostReport, WriteStatus>>

/** Deletes many entries at once. Returns whether each was there; an entry that is missing in the answer was left alone. */
export type BulkRemover = (
  db: Db,
  ids: string[],
  work: { now: Date; effects: ReportEffects },
) => Promise<Map<string, boolean>>
