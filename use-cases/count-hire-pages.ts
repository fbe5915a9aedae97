import { countPages } from '#db/queries/listing-tallies.ts'

import type { Deps } from './deps.ts'

/** How many experts are listed on each of these hire pages; paths that are no pages are left out. */
export async function countHirePages(
  { db, catalogue }: Pick<Deps, 'db' | 'catalogue'>,
  paths: string[],
): Promise<Record<string, number>> {
  const pages = paths.flatMap((path) => catalogue.parseHirePath(path) ?? [])
  if (pages.length === 0) return {}
  const places = pages.map(({ skill, country, city }) => ({
    skill: skill.slug,
    ...(country && { country: country.slug }),
    ...(city && { city: city.slug }),
  }))
  const rows = await countPages(db, places)
  const counts = new Map(rows.map((row) => [keyOf(row.skill, row.country_code, row.city_slug), row.experts]))
  return Object.fromEntries(
    pages.map(({ path, skill, country, city }) => [
      path,
      counts.get(keyOf(skill.slug, country?.slug, city?.slug)) ?? 0,
    ]),
  )
}

function keyOf(skill: string, country = '', city = ''): string {
  return `${skill}/${country}/${city}`
}
