import { facetCodeOfKey } from '#domain/lists/listing-keys.ts'
import type { StoredListingTally } from '#domain/lists/listing-tally.ts'

type Listing = {
  skill: string
  country_code: string
  city_slug?: string | null
  keys?: number[]
  project_minimum_usd?: number | null
  edited_at?: Date | string | undefined
}

/** Counts of a page, in the form of `listing_tally`. */
export type PageCounts = StoredListingTally & {
  skill: string
  country_code: string
  city_slug: string
  edited_at: Date | null
}

type Page = Omit<PageCounts, 'skill' | 'country_code' | 'city_slug'>

const empty = (): Page => ({
  experts: 0,
  codes: [],
  code_counts: [],
  minimums: [],
  minimum_counts: [],
  edited_at: null,
})

/** Parallel arrays of numbers and their counts: with at most a hundred entries a linear search beats a map. */
function add(numbers: number[], counts: number[], number: number, by: number): void {
  const at = numbers.indexOf(number)
  if (at >= 0) counts[at] = (counts[at] ?? 0) + by
  else {
    numbers.push(number)
    counts.push(by)
  }
}

function addPage(page: Page, other: Page): void {
  page.experts += other.experts
  for (const [at, code] of other.codes.entries()) add(page.codes, page.code_counts, code, other.code_counts[at] ?? 0)
  for (const [at, minimum] of other.minimums.entries()) {
    add(page.minimums, page.minimum_counts, minimum, other.minimum_counts[at] ?? 0)
  }
  if (other.edited_at && !(page.edited_at && page.edited_at >= other.edited_at)) page.edited_at = other.edited_at
}

function addListing(page: Page, { keys = [], project_minimum_usd: minimum, edited_at }: Listing): void {
  page.experts += 1
  for (const key of keys) {
    const code = facetCodeOfKey(key)
    if (code !== undefined) add(page.codes, page.code_counts, code, 1)
  }
  if (minimum !== null && minimum !== undefined) add(page.minimums, page.minimum_counts, minimum, 1)
  if (edited_at instanceof Date && !(page.edited_at && page.edited_at >= edited_at)) page.edited_at = edited_at
}

const SEPARATOR = ' '

/**
 * Counts listings as they are generated: afterwards the database would need minutes to read every facet of each, where
 * this takes seconds.
 */
export function createPageCounter() {
  /** By place, then by skill: all listings of one expert are in the same place. */
  const places = new Map<string, Map<string, Page>>()

  function placeOfPage(country: string, city: string): Map<string, Page> {
    const key = country + SEPARATOR + city
    let place = places.get(key)
    if (!place) places.set(key, (place = new Map()))
    return place
  }

  function pageOf(place: Map<string, Page>, skill: string): Page {
    let page = place.get(skill)
    if (!page) place.set(skill, (page = empty()))
    return page
  }

  return {
    /** Adds all listings of one expert, each to its most specific page, and one of them to the page of everyone. */
    addExpert(listings: readonly Listing[]): void {
      const [one] = listings
      if (!one) return
      const place = placeOfPage(one.country_code, one.city_slug ?? '')
      for (const listing of listings) addListing(pageOf(place, listing.skill), listing)
      addListing(pageOf(placeOfPage('', ''), ''), { ...one, edited_at: undefined })
    },
    addPages(others: readonly PageCounts[]): void {
      for (const other of others) addPage(pageOf(placeOfPage(other.country_code, other.city_slug), other.skill), other)
    },
    /**
     * Adds pages that `addExpert` has counted also to the wider pages around each: of the country, and of the skill.
     */
    addNarrowPages(narrow: readonly PageCounts[]): void {
      const everywhere = placeOfPage('', '')
      for (const page of narrow) {
        const { skill, country_code, city_slug } = page
        addPage(pageOf(placeOfPage(country_code, city_slug), skill), page)
        if (skill === '') continue
        addPage(pageOf(everywhere, skill), page)
        if (city_slug !== '') addPage(pageOf(placeOfPage(country_code, ''), skill), page)
      }
    },
    pages: (): PageCounts[] =>
      [...places].flatMap(([key, place]) => {
        const [country_code = '', city_slug = ''] = key.split(SEPARATOR)
        return Array.from(place, ([skill, page]) => ({ skill, country_code, city_slug, ...page }))
      }),
  }
}

export type PageCounter = ReturnType<typeof createPageCounter>
