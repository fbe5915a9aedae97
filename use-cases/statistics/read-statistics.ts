import type { ProfileRow } from '#db/queries/profiles/profiles.ts'
import { listHirePagePositions, listProfileDays, listTopSources } from '#db/queries/statistics/statistics.ts'
import { utcDayBefore, lastUtcDays } from '#domain/day.ts'
import { scoreSuggestions } from '#domain/lists/ranking/score-suggestions.ts'
import { scoreProfile } from '#domain/lists/ranking/score.ts'
import { ok, type Result } from '#domain/result.ts'
import { type Statistics, statisticsQuerySchema } from '#domain/statistics/statistics.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'
import { rankingFacts } from '#use-cases/lists/ranking-facts.ts'

import { findProfileForStatistics } from './find-profile-for-statistics.ts'
import { presentTrafficSource, presentHirePagePosition } from './present-statistics.ts'

const TOP_SOURCES = 10
const TOP_SKILLS = 8
const NOTHING = { views: 0, likes: 0, followers: 0 }

type Figures = typeof NOTHING

function sum(days: Figures[]): Figures {
  return days.reduce(
    (total, day) => ({
      views: total.views + day.views,
      likes: total.likes + day.likes,
      followers: total.followers + day.followers,
    }),
    NOTHING,
  )
}

async function readDays(deps: Pick<Deps, 'db' | 'now'>, { row, days }: { row: ProfileRow; days: number }) {
  const now = deps.now()
  const from = utcDayBefore(now, 2 * days - 1)
  const stored = await listProfileDays(deps.db, { profileId: row.id, from })
  const byDay = new Map(stored.map(({ day, views, likes, followers }) => [day, { views, likes, followers }]))
  const all = lastUtcDays(now, 2 * days).map((day) => ({ day, ...(byDay.get(day) ?? NOTHING) }))
  return {
    days: all.slice(days),
    totals: sum(all.slice(days)),
    before: sum(all.slice(0, days)),
    allTime: { views: row.num_views, likes: row.num_likes, followers: row.num_followers },
  }
}

/** R122: for those who may edit the profile; without a handle, the viewer's own. */
export async function readStatistics(
  deps: Pick<Deps, 'db' | 'catalogue' | 'now'>,
  viewer: Viewer,
  { profile: handle, ...query }: { profile?: string | undefined; days?: string | undefined },
): Promise<Result<Statistics>> {
  const { db, catalogue } = deps
  const found = await findProfileForStatistics(deps, viewer, handle)
  if (!found.ok) return found
  const row = found.value
  const parsed = statisticsQuerySchema.safeParse(query)
  if (!parsed.success) return invalidInput(parsed.error)

  const { days } = parsed.data
  const now = deps.now()
  const [series, sources, positions] = await Promise.all([
    readDays(deps, { row, days }),
    listTopSources(db, { profileId: row.id, from: utcDayBefore(now, days - 1), limit: TOP_SOURCES }),
    listHirePagePositions(db, { profileId: row.id, skills: TOP_SKILLS }),
  ])
  const facts = rankingFacts(row)
  return ok({
    profile: { slug: row.slug, name: row.name },
    ...series,
    sources: sources.map(({ source, views }) => ({ ...presentTrafficSource(catalogue, source), views })),
    positions: positions.map((position) => presentHirePagePosition(catalogue, position)),
    score: { ...scoreProfile(facts, now), raises: scoreSuggestions(facts, now) },
  })
}
