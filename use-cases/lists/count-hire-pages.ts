import { countPages } from '#db/queries/lists/listing-tallies.ts'
import type { Deps } from '#use-cases/deps.ts'

/** How many experts are listed on each of these hire pages; paths that are no pages are left out. */
export async function countHirePages(
  { db, catalogue }: Pick<Deps, 'db' | 'catalogue'>,
  paths: string[],
): Promise<Record<string, number>> {
  const pages = paths.flatMap((path) => catalogue.parseHirePath(path) ?? [])
  if (pages.length === 0) return {}
  const counts = await countPages(
    db,
    pages.map(({ skill, country, city }) => ({ skill: skill.slug, country: country?.slug, city: city?.slug })),
  )
  return Object.fromEntries(pages.map(({ path }, index) => [path, counts[index] ?? 0]))
}
