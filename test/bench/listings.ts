import { listExpertCards } from '#db/queries/lists/expert-cards.ts'
import { PAGE_SIZE } from '#domain/limits.ts'
import { type HireFilter, NO_HIRE_FILTER, type HireSort } from '#domain/lists/hire-filter.ts'
import { countHirePages } from '#use-cases/lists/counts/count-hire-pages.ts'
import { readHirePage } from '#use-cases/lists/read-hire-page.ts'
import { searchExperts } from '#use-cases/lists/search-experts.ts'

import type { Figure } from './figure.ts'
import { medians } from './measure.ts'
import type { BenchSite } from './site.ts'

const THREE: HireFilter = { ...NO_HIRE_FILTER, language: ['de'], availability: ['AVAILABLE'], budget: 5000 }
/** A filter that most experts pass, which leaves the most to count. */
const BROAD: HireFilter = { ...NO_HIRE_FILTER, language: ['en'], type: 'freelancer', service: ['web-design-ui-ux'] }

type Query = { path: string; page?: number; sort?: HireSort; filter?: HireFilter }

export const LISTINGS = {
  'a skill': { path: '/hire/web-design' },
  'a skill in a country': { path: '/hire/web-design/us' },
  'a skill in a city': { path: '/hire/web-design/us/new-york-city' },
  'page 50 of a skill': { path: '/hire/web-design', page: 50 },
  'a skill, newest first': { path: '/hire/web-design', sort: 'newest' },
  'a skill with three filters': { path: '/hire/web-design', filter: THREE },
  'a skill in a country with three filters': { path: '/hire/web-design/us', filter: { ...THREE, language: ['es'] } },
  'a skill with three filters that most pass': { path: '/hire/web-design', filter: BROAD },
} satisfies Record<string, Query>

type Listing = keyof typeof LISTINGS

const COUNTS = 'counts of every skill'
const isFilteredName = (name: string) => name.includes('filters')

/** The limits: a page may take twice as long as reading its profiles, a filtered one this many milliseconds. */
const MOST_TIMES = 2
const MOST_MS = 60

export async function measureListings({ deps, profiles }: BenchSite): Promise<Figure[]> {
  const read = ({ path, page = 1, sort = 'recommended', filter = NO_HIRE_FILTER }: Query) =>
    readHirePage(deps, { path, page, sort, filter })
  const { rows: some } = {
    rows: await deps.db.selectFrom('profile').select('id').orderBy('slug').limit(PAGE_SIZE).execute(),
  }
  const ids = some.map(({ id }) => id)
  const acts = Object.fromEntries(Object.entries(LISTINGS).map(([name, query]) => [name, () => read(query)])) as Record<
    Listing,
    () => Promise<unknown>
  >
  const yardstick = '24 profiles by primary key'
  const skills = [...deps.catalogue.skills.keys()].map((slug) => `/hire/${slug}`)
  const times = await medians({
    [yardstick]: () => listExpertCards(deps.db, ids),
    ...acts,
    'everyone (start page)': () => searchExperts(deps, { q: '', page: 1, sort: 'recommended', filter: NO_HIRE_FILTER }),
    [COUNTS]: () => countHirePages(deps, skills),
  })
  return Object.entries(times)
    .filter(([name]) => name !== yardstick)
    .map(([name, value]) => ({
      name,
      profiles,
      value,
      unit: 'ms' as const,
      ...(isFilteredName(name)
        ? { atMost: MOST_MS }
        : {
            yardstick: { name: yardstick, value: times[yardstick] },
            // Counting hundreds of pages in one query has no such limit.
            ...(name !== COUNTS && { atMost: MOST_TIMES }),
          }),
    }))
}
