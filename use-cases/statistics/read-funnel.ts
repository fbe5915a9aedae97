import { listFunnelSources, listFunnelWeeks } from '#db/queries/statistics/funnel.ts'
import { utcDay } from '#domain/day.ts'
import { DAY_MS, FUNNEL_LIMITS } from '#domain/limits.ts'
import { ok, type Result } from '#domain/result.ts'
import { FUNNEL_STEPS, type FunnelCounts, NO_FUNNEL_COUNTS } from '#domain/statistics/funnel-steps.ts'
import type { Funnel } from '#domain/statistics/funnel.ts'
import { mondayOf } from '#domain/statistics/week.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'

import { findProfileForStatistics } from './find-profile-for-statistics.ts'
import { presentTrafficSource } from './present-statistics.ts'

const TOP_SOURCES = 10

/** The Mondays of the last weeks, the current one included, oldest first. */
function lastMondays(now: Date): string[] {
  const monday = mondayOf(now).getTime()
  return Array.from({ length: FUNNEL_LIMITS.weeks }, (_, at) =>
    utcDay(new Date(monday - (FUNNEL_LIMITS.weeks - 1 - at) * 7 * DAY_MS)),
  )
}

function sum(weeks: FunnelCounts[]): FunnelCounts {
  const totals = { ...NO_FUNNEL_COUNTS }
  for (const week of weeks) for (const step of FUNNEL_STEPS) totals[step] += week[step]
  return totals
}

/** R351: from being shown to being hired, for those who may edit the profile. */
export async function readFunnel(
  deps: Pick<Deps, 'db' | 'catalogue' | 'now'>,
  viewer: Viewer,
  { profile: handle }: { profile?: string | undefined },
): Promise<Result<Funnel>> {
  const found = await findProfileForStatistics(deps, viewer, handle)
  if (!found.ok) return found
  const { id, slug, name } = found.value
  const mondays = lastMondays(deps.now())
  const since = { profileId: id, from: mondays[0] ?? '' }
  const [stored, sources] = await Promise.all([
    listFunnelWeeks(deps.db, since),
    listFunnelSources(deps.db, { ...since, limit: TOP_SOURCES }),
  ])
  const byWeek = new Map(stored.map(({ week, ...counts }) => [week, counts]))
  const weeks = mondays.map((week) => ({ week, ...(byWeek.get(week) ?? NO_FUNNEL_COUNTS) }))
  return ok({
    profile: { slug, name },
    weeks,
    totals: sum(weeks),
    sources: sources.map(({ source, shown, opened }) => ({
      ...presentTrafficSource(deps.catalogue, source),
      shown,
      opened,
    })),
  })
}
