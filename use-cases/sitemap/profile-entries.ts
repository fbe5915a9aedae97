import { listProfilesOfRange } from '#db/queries/sitemap/profile-ranges.ts'
import * as addresses from '#domain/addresses.ts'
import type { Deps } from '#use-cases/deps.ts'

import type { SitemapEntry } from './sitemap-entry.ts'

/** Few enough to hold at once, many enough that a file takes some dozen queries. */
const BATCH = 2000

type Range = { firstId: string; nextId: string | undefined; max: number }

/**
 * The profiles of one file, read in batches on demand: a slow reader holds neither memory nor a connection. Never more
 * than `max`, even if profiles went public since the ranges were computed.
 */
export async function* streamProfileEntries(
  { db }: Pick<Deps, 'db'>,
  { firstId, nextId, max }: Range,
): AsyncGenerator<SitemapEntry[]> {
  let afterId: string | undefined
  for (let left = max; left > 0;) {
    const limit = Math.min(BATCH, left)
    const rows = await listProfilesOfRange(db, { fromId: firstId, afterId, beforeId: nextId, limit })
    if (rows.length > 0) yield rows.map((row) => ({ path: addresses.profile(row.slug), lastModified: row.updatedAt }))
    if (rows.length < limit) return
    left -= rows.length
    afterId = rows.at(-1)?.id
  }
}
