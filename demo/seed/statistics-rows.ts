import type { Insertable } from 'kysely'

import type { Database } from '#db/schema.ts'
import { seededRandom } from '#demo/art/seeded-random.ts'
import { lastUtcDays } from '#domain/day.ts'

const DAYS = 120

/** Sources of the demo's visitors, in per cent. */
const SOURCES: [source: string, share: number][] = [
  ['/hire/web-design', 22],
  ['search', 18],
  ['direct', 16],
  ['/hire/branding', 12],
  ['google.com', 11],
  ['profile', 8],
  ['site', 7],
  ['linkedin.com', 6],
]

type Rows = {
  days: Insertable<Database['profile_day']>[]
  sources: Insertable<Database['profile_source']>[]
  shown: Insertable<Database['profile_shown']>[]
}

/** How often a list shows a card for each visitor who opens the profile from there. */
const SHOWN_PER_VIEW = 14
const LISTS = new Set(['/hire/web-design', '/hire/branding', 'search', 'site'])

/** Months of visitors: fewer at weekends, slowly growing. `usual` is the number on a good day. */
export function statisticsRows({
  profileId,
  handle,
  now,
  usual,
}: {
  profileId: string
  handle: string
  now: Date
  usual: number
}): Rows {
  const random = seededRandom(`statistics/${handle}`)
  const rows: Rows = { days: [], sources: [], shown: [] }
  for (const [index, day] of lastUtcDays(now, DAYS).entries()) {
    const weekend = [0, 6].includes(new Date(day).getUTCDay())
    const views = Math.round(usual * (0.55 + (0.45 * index) / DAYS) * (weekend ? 0.45 : 1) * random.between(0.7, 1.3))
    const likes = random.chance(views / (usual * 4)) ? 1 + random.int(2) : 0
    const followers = random.chance(views / (usual * 6)) ? 1 : -Number(random.chance(0.02))
    rows.days.push({ profile_id: profileId, day, views, likes, followers })
    const sources = sourcesOf(views)
    rows.sources.push(...sources.map(([source, count]) => ({ profile_id: profileId, day, source, views: count })))
    const lists = sources.filter(([source]) => LISTS.has(source))
    rows.shown.push(
      ...lists.map(([source, count]) => ({
        profile_id: profileId,
        day,
        source,
        shown: Math.round(count * SHOWN_PER_VIEW * random.between(0.8, 1.2)),
      })),
    )
  }
  return rows
}

/** Distributes whole visitors by largest remainder; the rest came directly. */
function sourcesOf(views: number): [source: string, views: number][] {
  const counts = SOURCES.map(([source, share]): [string, number] => [source, Math.floor((views * share) / 100)])
  const left = views - counts.reduce((sum, [, count]) => sum + count, 0)
  return counts
    .map(([source, count]): [string, number] => [source, source === 'direct' ? count + left : count])
    .filter(([, count]) => count > 0)
}
