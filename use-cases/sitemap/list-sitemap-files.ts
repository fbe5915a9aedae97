import { listProfileRanges } from '#db/queries/sitemap/sitemaps.ts'
import { SITEMAP_FILE_URLS } from '#domain/limits.ts'
import type { Deps } from '#use-cases/deps.ts'

import { listCityEntries } from './city-entries.ts'
import { listHireEntries } from './hire-entries.ts'
import type { SitemapFile } from './sitemap-entry.ts'

function numbered(kind: string, { urls, max }: { urls: number; max: number }): SitemapFile[] {
  return Array.from({ length: Math.ceil(urls / max) }, (_, index) => ({ name: `${kind}-${index + 1}` }))
}

/** R61: the files of the sitemap, as many as the URLs need; empty ones are left out. */
export async function listSitemapFiles(
  deps: Pick<Deps, 'db' | 'catalogue'>,
  { max = SITEMAP_FILE_URLS }: { max?: number } = {},
): Promise<SitemapFile[]> {
  const [hirePages, ranges] = await Promise.all([listHireEntries(deps), listProfileRanges(deps.db, max)])
  return [
    { name: 'pages' },
    ...numbered('hire', { urls: hirePages.length, max }),
    ...ranges.map(({ newest }, index) => ({ name: `profiles-${index + 1}`, lastModified: newest })),
    ...numbered('cities', { urls: listCityEntries(deps).length, max }),
  ]
}
