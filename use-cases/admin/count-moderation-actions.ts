import { countModerationByQuarter } from '#db/queries/admin/moderation.ts'
import type { ModerationCounts } from '#domain/admin/abuse-report-schemas.ts'
import type { Deps } from '#use-cases/deps.ts'

/** R148: how often admins did what, by quarter, for everyone; without names. */
export async function countModerationActions({ db }: Pick<Deps, 'db'>): Promise<ModerationCounts> {
  const rows = await countModerationByQuarter(db)
  const quarters = Map.groupBy(rows, (row) => row.quarter)
  return {
    quarters: [...quarters].map(([quarter, all]) => ({
      quarter,
      acts: all.map(({ action, result, acts }) => ({ action, result, count: acts })),
      total: all.reduce((sum, { acts }) => sum + acts, 0),
    })),
  }
}
