import { countCitiesByBitmaps } from '#db/queries/lists/facet-bits.ts'
import type { Deps } from '#use-cases/deps.ts'

/** How many experts are listed in each city of the catalogue that has any. */
export async function countExpertsByCity({
  db,
  catalogue,
}: Pick<Deps, 'db' | 'catalogue'>): Promise<Record<string, number>> {
  const cities = [...catalogue.cities.keys()]
  const counts = await countCitiesByBitmaps(db, cities)
  return Object.fromEntries(counts.map(({ city, experts }) => [city, experts]))
}
