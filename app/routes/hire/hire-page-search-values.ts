import type { Choice } from '#app/listing/list-address.ts'
import type { Searched } from '#app/shell/search-values.ts'
import type { Catalogue } from '#catalogue/catalogue.ts'
import type { HireAnswer } from '#domain/lists/expert-card.ts'

/**
 * The `what` and `where` that lead to this hire page. An ambiguous city name includes the country; on a country's page
 * the chosen region is the place.
 */
export function hirePageSearchValues(
  catalogue: Catalogue,
  { skill, country, city }: Pick<HireAnswer, 'skill' | 'country' | 'city'>,
  chosen: readonly Choice[] = [],
): Searched {
  const what = skill.displayName
  const region = catalogue.regions.get(chosen.find(({ name }) => name === 'region')?.value ?? '')
  const where = region && !city ? catalogue.searchableName(region) : undefined
  if (where !== undefined) return { what, where }
  if (!country || !city) return { what, where: country?.displayName ?? '' }
  const name = city.displayName
  const found = catalogue.resolveSearch(`${what} in ${name}`)
  return { what, where: found?.place.citySlug === city.slug ? name : `${name}, ${country.displayName}` }
}
