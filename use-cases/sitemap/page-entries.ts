import { findNewestModerationDate } from '#db/queries/admin/moderation.ts'
import { findNewestListingEdit } from '#db/queries/sitemap/sitemaps.ts'
import * as addresses from '#domain/addresses.ts'
import type { Deps } from '#use-cases/deps.ts'

import { COMMITTED_CONTENT_DATES } from './committed-days.ts'
import { latestDate } from './latest-date.ts'
import type { SitemapEntry } from './sitemap-entry.ts'

/** The fixed pages: each is as new as its text, and as what it shows. */
export async function listPageEntries({ db }: Pick<Deps, 'db'>): Promise<SitemapEntry[]> {
  const [listed, version, act] = await Promise.all([
    findNewestListingEdit(db),
    findNewestModerationDate(db, ['rebuild-catalogue', 'roll-back-catalogue']),
    findNewestModerationDate(db),
  ])
  const catalogue = latestDate([COMMITTED_CONTENT_DATES.catalogue.on, version])
  const shown: [string, (Date | undefined)[]][] = [
    [addresses.home, [catalogue, listed]],
    [addresses.hireIndex, [catalogue, listed]],
    [addresses.browse, [catalogue]],
    [addresses.experts, [catalogue, listed]],
    [addresses.forExperts, [COMMITTED_CONTENT_DATES.forExperts.on]],
    [addresses.ranking, [COMMITTED_CONTENT_DATES.ranking.on]],
    [addresses.moderation, [COMMITTED_CONTENT_DATES.moderation.on, act]],
  ]
  return shown.map(([path, moments]) => ({ path, lastModified: latestDate(moments) }))
}
