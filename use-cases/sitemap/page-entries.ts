import { findNewestAct } from '#db/queries/admin/moderation.ts'
import { findNewestListed } from '#db/queries/sitemap/sitemaps.ts'
import * as addresses from '#domain/addresses.ts'
import type { Deps } from '#use-cases/deps.ts'

import { COMMITTED } from './committed-days.ts'
import { newest } from './newest.ts'
import type { SitemapEntry } from './sitemap-entry.ts'

/** The fixed pages: each is as new as its text, and as what it shows. */
export async function listPageEntries({ db }: Pick<Deps, 'db'>): Promise<SitemapEntry[]> {
  const [listed, version, act] = await Promise.all([
    findNewestListed(db),
    findNewestAct(db, ['rebuild-catalogue', 'roll-back-catalogue']),
    findNewestAct(db),
  ])
  const catalogue = newest([COMMITTED.catalogue.on, version])
  const shown: [string, (Date | undefined)[]][] = [
    [addresses.home, [catalogue, listed]],
    [addresses.hireIndex, [catalogue, listed]],
    [addresses.browse, [catalogue]],
    [addresses.experts, [catalogue, listed]],
    [addresses.forExperts, [COMMITTED.forExperts.on]],
    [addresses.ranking, [COMMITTED.ranking.on]],
    [addresses.moderation, [COMMITTED.moderation.on, act]],
  ]
  return shown.map(([path, moments]) => ({ path, lastModified: newest(moments) }))
}
