import type { HirePage } from '#catalogue/types.ts'
import type { HirePlace } from '#db/queries/lists/listing-tallies.ts'
import { countExpertsOnPages } from '#db/queries/lists/page-counts.ts'
import type { Deps } from '#use-cases/deps.ts'

export function hirePagePlace({ skill, country, city }: HirePage): HirePlace {
  return { skill: skill.slug, ...(country && { country: country.slug }), ...(city && { city: city.slug }) }
}

/** Pages to count, and how their counts are called; paths that are no pages are left out. */
export function resolvePagesToCount(catalogue: Deps['catalogue'], paths: readonly string[]) {
  const pages = paths.flatMap((path) => catalogue.parseHirePath(path) ?? [])
  return {
    places: pages.map(hirePagePlace),
    byPath: (counts: readonly number[]): Record<string, number> =>
      Object.fromEntries(pages.map(({ path }, index) => [path, counts[index] ?? 0])),
  }
}

/** How many experts are listed on each of these hire pages; paths that are no pages are left out. */
export async function countHirePages(
  { db, catalogue }: Pick<Deps, 'db' | 'catalogue'>,
  paths: string[],
): Promise<Record<string, number>> {
  const { places, byPath } = resolvePagesToCount(catalogue, paths)
  return places.length > 0 ? byPath(await countExpertsOnPages(db, places)) : {}
}
