import type { Searched } from '#app/shell/search-values.ts'
import type { Catalogue } from '#catalogue/catalogue.ts'
import type { HireAnswer } from '#domain/lists/expert-card.ts'

/** The `what` and `where` that lead to this hire page. An ambiguous city name includes the country. */
export function searchFor(
  catalogue: Catalogue,
  { skill, country, city }: Pick<HireAnswer, 'skill' | 'country' | 'city'>,
): Searched {
  const what = skill.displayName
  if (!country || !city) return { what, where: country?.displayName ?? '' }
  const where = city.displayName
  const found = catalogue.resolveSearch(`${what} in ${where}`)
  return { what, where: found?.place.citySlug === city.slug ? where : `${where}, ${country.displayName}` }
}
