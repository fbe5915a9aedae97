import { partitionProfiles, storeProfileRanges } from '#db/queries/sitemap/profile-ranges.ts'
import { MAX_SITEMAP_FILE_URLS } from '#domain/limits.ts'
import type { Deps } from '#use-cases/deps.ts'

/** Each file leaves room for profiles that go public before the next run. */
const FILLED = 0.8

/**
 * R496: cuts the profiles into files of the sitemap. Where one file has them all, nothing is stored: it is cut whenever
 * somebody asks.
 */
export async function partitionSitemap({ db }: Pick<Deps, 'db'>, { max = MAX_SITEMAP_FILE_URLS } = {}): Promise<void> {
  const ranges = await partitionProfiles(db, Math.max(1, Math.floor(max * FILLED)))
  await db.transaction().execute((trx) => storeProfileRanges(trx, ranges.length > 1 ? ranges : []))
}
