import { listProfileRanges } from '#db/queries/sitemap/profile-ranges.ts'
import { isAnyPlaceListed } from '#db/queries/sitemap/sitemaps.ts'
import { MIN_INDEXABLE_EXPERTS, MAX_SITEMAP_FILE_URLS } from '#domain/limits.ts'
import type { Deps } from '#use-cases/deps.ts'

import { allHirePlaces, listHireEntries, findListedPlaces } from './hire-entries.ts'
import { latestDate } from './latest-date.ts'
import { listPageEntries } from './page-entries.ts'
import { listCityEntries, listCityPlaces, listCountryEntries, listCountryPlaces } from './place-entries.ts'
import type { SitemapEntry, SitemapFile } from './sitemap-entry.ts'

type Needs = Pick<Deps, 'db' | 'catalogue'>

const newestOf = (entries: SitemapEntry[]) => latestDate(entries.map(({ lastModified }) => lastModified))

function numbered(kind: string, { entries, max }: { entries: SitemapEntry[]; max: number }): SitemapFile[] {
  return Array.from({ length: Math.ceil(entries.length / max) }, (_, index) => ({
    name: `${kind}-${index + 1}`,
    lastModified: newestOf(entries.slice(index * max, (index + 1) * max)),
  }))
}

type Places = { hire: SitemapFile[]; cities: SitemapFile[]; countries: SitemapFile[] }

/** From every hire page. */
async function listByPage(deps: Needs, max: number): Promise<Places> {
  const listed = await findListedPlaces(deps, allHirePlaces(deps.catalogue))
  return {
    hire: numbered('hire', { entries: listHireEntries(listed), max }),
    cities: numbered('cities', { entries: listCityEntries(deps, listed), max }),
    countries: numbered('countries', { entries: listCountryEntries(deps, listed), max }),
  }
}

/**
 * R495: where all pages of a kind fit into one file, most of them need not be read. An expert who counts on the page of a city
 * counts on that of the skill, too: its edits are the newest of all.
 */
async function listByKind(deps: Needs, max: number): Promise<Places> {
  const skills = allHirePlaces(deps.catalogue).filter(({ country }) => !country)
  const [listed, anyCity] = await Promise.all([
    findListedPlaces(deps, [...skills, ...listCountryPlaces(deps)]),
    isAnyPlaceListed(deps.db, listCityPlaces(deps), MIN_INDEXABLE_EXPERTS),
  ])
  const hire = numbered('hire', { entries: listHireEntries(listed), max })
  return {
    hire,
    cities: anyCity ? hire.map(({ lastModified }) => ({ name: 'cities-1', lastModified })) : [],
    countries: numbered('countries', { entries: listCountryEntries(deps, listed), max }),
  }
}

/** R61: the files of the sitemap, as many as the URLs need; empty ones are left out. */
export async function listSitemapFiles(
  deps: Needs,
  { max = MAX_SITEMAP_FILE_URLS }: { max?: number } = {},
): Promise<SitemapFile[]> {
  const [pages, { hire, cities, countries }, ranges] = await Promise.all([
    listPageEntries(deps),
    deps.catalogue.hireSiteMap.size <= max ? listByKind(deps, max) : listByPage(deps, max),
    listProfileRanges(deps.db, max),
  ])
  return [
    { name: 'pages', lastModified: newestOf(pages) },
    ...hire,
    ...ranges.map((range, index) => ({ name: `profiles-${index + 1}`, lastModified: range.newest })),
    ...cities,
    ...countries,
  ]
}
