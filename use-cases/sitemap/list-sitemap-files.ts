import { listProfileRanges } from '#db/queries/sitemap/sitemaps.ts'
import { SITEMAP_FILE_URLS } from '#domain/limits.ts'
import type { Deps } from '#use-cases/deps.ts'

import { listHireEntries, readListedPlaces } from './hire-entries.ts'
import { newest } from './newest.ts'
import { listPageEntries } from './page-entries.ts'
import { listCityEntries, listCountryEntries } from './place-entries.ts'
import type { SitemapEntry, SitemapFile } from './sitemap-entry.ts'

const newestOf = (entries: SitemapEntry[]) => newest(entries.map(({ lastModified }) => lastModified))

function numbered(kind: string, { entries, max }: { entries: SitemapEntry[]; max: number }): SitemapFile[] {
  return Array.from({ length: Math.ceil(entries.length / max) }, (_, index) => ({
    name: `${kind}-${index + 1}`,
    lastModified: newestOf(entries.slice(index * max, (index + 1) * max)),
  }))
}

/** R61: the files of the sitemap, as many as the URLs need; empty ones are left out. */
export async function listSitemapFiles(
  deps: Pick<Deps, 'db' | 'catalogue'>,
  { max = SITEMAP_FILE_URLS }: { max?: number } = {},
): Promise<SitemapFile[]> {
  const [pages, listed, ranges] = await Promise.all([
    listPageEntries(deps),
    readListedPlaces(deps),
    listProfileRanges(deps.db, max),
  ])
  return [
    { name: 'pages', lastModified: newestOf(pages) },
    ...numbered('hire', { entries: listHireEntries(listed), max }),
    ...ranges.map((range, index) => ({ name: `profiles-${index + 1}`, lastModified: range.newest })),
    ...numbered('cities', { entries: listCityEntries(deps, listed), max }),
    ...numbered('countries', { entries: listCountryEntries(deps, listed), max }),
  ]
}
