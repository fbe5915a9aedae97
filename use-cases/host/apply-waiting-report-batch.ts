import { applyHostReport, type HostDeps } from './apply-report.ts'
import type { AwaitedEntry } from './entries/entry-type.ts'
import { applyEmailChanges, applyWaitingReports } from './waiting-reports.ts'

type Later = {
  /** Entries that others may still wait for. */
  entries?: AwaitedEntry[] | undefined
  /** Accounts that have another email now. */
  userIds?: string[] | undefined
}

/** R526: applies reports that wait, one batch; what is left is sent as another job, in the same transaction. */
export async function applyWaitingReportBatch(deps: HostDeps, { entries = [], userIds = [] }: Later): Promise<void> {
  const done = await applyHostReport(deps, async (db, effects) => {
    const work = { now: deps.now(), effects, signsIn: deps.signIn.host !== undefined }
    for (const entry of entries) await applyWaitingReports(db, [entry], work)
    await applyEmailChanges(db, new Set(userIds), work)
    // Accounts whose email changes by that, which may be more and more.
    await applyEmailChanges(db, effects.emailChanged, work)
  })
  // Somebody took the email or slug in the same moment: the next try finds out whom the report waits for now.
  if (!done.ok) throw new Error(done.error.detail)
}
