import type { Catalogue } from '#catalogue/catalogue.ts'
import { hirePath } from '#catalogue/hire-path.ts'
import type { HirePagePositionRow } from '#db/queries/statistics/statistics.ts'
import { withPlaceArticle } from '#domain/lists/with-place-article.ts'
import type { Statistics } from '#domain/statistics/statistics.ts'
import { viewSourceKind } from '#domain/statistics/view-source.ts'

export function presentHirePagePosition(
  catalogue: Catalogue,
  row: HirePagePositionRow,
): Statistics['positions'][number] {
  const { skill: slug, country_code: country, city_slug: city } = row
  const path = hirePath({ skill: slug, ...(country && { country }), ...(city && { city }) })
  const place = city
    ? { kind: 'city' as const, displayName: catalogue.cities.get(city)?.displayName ?? city }
    : { kind: 'country' as const, displayName: catalogue.countries.get(country)?.displayName ?? country }
  return {
    skill: { slug, displayName: catalogue.skills.get(slug)?.displayName ?? slug },
    place: country ? place : null,
    path: catalogue.isHirePath(path) ? path : null,
    position: row.ahead + 1,
    of: row.experts,
  }
}

/** A source by the name that people know it by. */
export function presentTrafficSource(catalogue: Catalogue, source: string) {
  const page = catalogue.parseHirePath(source)
  const where = page?.city?.displayName ?? (page?.country && withPlaceArticle(page.country.displayName))
  return {
    source,
    kind: viewSourceKind(source),
    name: page ? `${page.skill.displayName}${where ? ` in ${where}` : ''}` : null,
  }
}
