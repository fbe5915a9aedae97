import type { z } from 'zod'

import type { Db } from '#db/connection.ts'
import type { HostEntryKey } from '#db/queries/host/host-reports.ts'
import type { HostReportStatus } from '#domain/host/host-input.ts'
import type { Failure } from '#domain/result.ts'

/** What a report has changed, besides its own row. */
export type ReportEffects = {
  /** Profiles whose requirements depend on it now: repeating the report would reach them again. */
  touched: Set<string>
  /** Profiles that no longer have it: no later report would reach them. */
  parted: Set<string>
  /** Accounts that have another email now. */
  emailChanged: Set<string>
  /** R526: how many waiting reports were looked at, and the entries whose other waiting reports are left to a job. */
  waiting: { seen: number; later: AwaitedEntry[] }
}

/** An entry that reports wait for; those up to `after`, in the order of their keys, are done. */
export type AwaitedEntry = HostEntryKey & { after?: HostEntryKey | undefined }

export const createReportEffects = (): ReportEffects => ({
  touched: new Set(),
  parted: new Set(),
  emailChanged: new Set(),
  waiting: { seen: 0, later: [] },
})

export const addAllToSet = (set: Set<string>, ids: Iterable<string>) => {
  for (const id of ids) set.add(id)
}

type Refused = { ok: false; error: Failure }

/** Why a report cannot be applied yet. */
export type ReportObstacle = {
  refusal: Refused
  /** Entries that are not known yet. */
  missing: HostEntryKey[]
  /** R403: the entry of the same kind that has its email or slug, as the site builder calls it. */
  heldBy?: string
  /** False where no report of the site builder could remove it. */
  mayPass: boolean
}

export type WriteStatus = Extract<HostReportStatus, 'created' | 'updated' | 'unchanged'>
/** What goes with the transaction of a report. */
export type ReportContext = {
  now: Date
  effects: ReportEffects
  /** R477: whether people sign in here by ids of the site builder, which they may have chosen there. */
  signsIn: boolean
}

type Target = { id: string; now: Date; effects: ReportEffects }

/** How a kind of entry is checked, written and deleted; everything in the transaction of its report. */
export type HostEntryType<Schema extends z.ZodType = z.ZodType> = {
  schema: Schema
  /** Reads only. `versioned` says whether the report could wait. */
  findObstacle(
    db: Db,
    entry: { id: string; input: z.output<Schema>; versioned: boolean },
  ): Promise<ReportObstacle | undefined>
  write(db: Db, target: Target & { input: z.output<Schema>; versioned: boolean }): Promise<WriteStatus>
  /** Whether it was there. */
  remove(db: Db, target: Target): Promise<boolean>
  /** R403: takes its email or slug away for the moment. */
  detach(db: Db, target: { id: string; now: Date }): Promise<void>
}
