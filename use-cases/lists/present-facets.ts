import type { SearchAnswer } from '#domain/lists/expert-card.ts'
import { facetCountsFromCodes } from '#domain/lists/facet-codes.ts'
import { type FacetName, FACET_NAMES, facetLabel, type HireFilter, sortFacet } from '#domain/lists/hire-filter.ts'
import { memoizeByObject } from '#domain/memoize.ts'

/** The choices of each filter with the number of experts each would leave; choices without experts are left out. */
export const presentFacets = memoizeByObject((counts: ReadonlyMap<number, number>): SearchAnswer['facets'] => {
  const all = facetCountsFromCodes(counts)
  const read = (facet: FacetName) => {
    const choices = all
      .filter(({ name }) => name === facet)
      .map(({ value, count }) => ({ value, count, label: facetLabel(facet, value) }))
    return [facet, sortFacet(facet, choices)] as const
  }
  // Regions are a country page's alone.
  return { ...Object.fromEntries(FACET_NAMES.map(read)), region: [] }
})

/** Everyone is either a freelancer or an agency, so the counts of the two add up to the total. */
export function totalFromFacets(facets: SearchAnswer['facets'], { type }: HireFilter): number {
  const kinds = facets['type'] ?? []
  return kinds.filter(({ value }) => type === null || value === type).reduce((sum, { count }) => sum + count, 0)
}
