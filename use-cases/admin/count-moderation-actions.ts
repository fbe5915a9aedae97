import { countModerationByQuarter } from '#db/queries/admin/moderation.ts'
import { listModerationFigures, type QuarterFigures } from '#db/queries/moderation/figures.ts'
import type { ModerationCounts } from '#domain/admin/abuse-report-schemas.ts'
import { MODERATION_FIGURES } from '#domain/admin/moderation-figures.ts'
import type { Deps } from '#use-cases/deps.ts'

type Quarter = ModerationCounts['quarters'][number]

const NONE: Quarter['figures'] = {
  notices: 0,
  decisions: 0,
  automated: 0,
  objections: 0,
  reversed: 0,
  medianHours: null,
}

function presentFigures(row: QuarterFigures | undefined): Quarter['figures'] {
  if (!row) return NONE
  const { notices, decisions, automated, objections, reversed, median_hours } = row
  return { notices, decisions, automated, objections, reversed, medianHours: median_hours }
}

/** R148, R781: how often admins did what, and what came of it, by quarter, for everyone; without names. */
export async function countModerationActions({ db }: Pick<Deps, 'db'>): Promise<ModerationCounts> {
  const [rows, figures] = await Promise.all([countModerationByQuarter(db), listModerationFigures(db)])
  const quarters = [...new Set([...rows, ...figures].map(({ quarter }) => quarter))].toSorted().toReversed()
  return {
    quarters: quarters.map((quarter) => {
      const acts = rows.filter((row) => row.quarter === quarter)
      return {
        quarter,
        acts: acts.map(({ action, result, acts: count }) => ({ action, result, count })),
        total: acts.reduce((sum, row) => sum + row.acts, 0),
        figures: presentFigures(figures.find((row) => row.quarter === quarter)),
      }
    }),
  }
}

/** R781: the same as CSV, a line for each figure and each kind of act. */
export async function exportModerationCounts(deps: Pick<Deps, 'db'>): Promise<string> {
  const { quarters } = await countModerationActions(deps)
  const lines = quarters.flatMap(({ quarter, acts, figures }) => [
    ...MODERATION_FIGURES.map((name) => [quarter, name, '', figures[name] ?? '']),
    ...acts.map(({ action, result, count }) => [quarter, action, result ?? '', count]),
  ])
  return [['quarter', 'figure', 'result', 'value'], ...lines].map((line) => `${line.join(',')}\r\n`).join('')
}
