import { countFacet, type HirePlace } from '#db/queries/hire-listing.ts'
import type { HireAnswer } from '#domain/expert-card.ts'
import { type FacetName, facetLabel, type HireFilter, sortFacet } from '#domain/hire-filter.ts'

import type { Deps } from './deps.ts'

type Choices = HireAnswer['facets'][string]

/** The choices of one filter, with the number of experts behind each; those with none are left out. */
export async function readFacet(
  db: Deps['db'],
  { place, filter, name }: { place: HirePlace; filter: HireFilter; name: FacetName },
): Promise<Choices> {
  const counts = await countFacet(db, { place, filter, name })
  const choices = counts.filter(({ count }) => count > 0).map((one) => ({ ...one, label: facetLabel(name, one.value) }))
  return sortFacet(name, choices)
}
