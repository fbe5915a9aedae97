import type { Crumb } from '#app/ui/breadcrumb.tsx'
import type { Catalogue } from '#catalogue/catalogue.ts'
import type { HirePage } from '#catalogue/types.ts'
import * as addresses from '#domain/addresses.ts'
import { inText } from '#domain/lists/place-in-text.ts'
import { memoizeByObject } from '#domain/memoize.ts'

type Link = { name: string; href: string }

/** The links of a hire page: breadcrumbs, the same skill elsewhere, other skills here. */
export function relatedLinks(catalogue: Catalogue, place: HirePage): RelatedLinks {
  return linksWithin(catalogue)(place)
}

export type RelatedLinks = ReturnType<typeof findLinks>

const linksWithin = memoizeByObject((catalogue: Catalogue) =>
  memoizeByObject((place: HirePage) => findLinks(catalogue, place)),
)

function findLinks(catalogue: Catalogue, { skill, country, city }: Place) {
  const place = city ? catalogue.distinctName(city) : country && inText(country.displayName)
  const skills = skillsAround(catalogue, { skill, country, city })
  const lists = [citiesAround(catalogue, { skill, country, city }), skills].filter(({ items }) => items.length > 0)
  const wider = widerPages({ skill, country, city })
  return {
    place,
    heading: place ? `${skill.displayName} experts in ${place}` : `${skill.displayName} experts`,
    crumbs: crumbs({ skill, country, city }),
    wider,
    lists,
    /** The pages of other skills. */
    others: skills.items,
    paths: [...lists.flatMap(({ items }) => items), ...wider].map(({ href }) => href),
  }
}

type Place = Pick<HirePage, 'skill' | 'country' | 'city'>

function crumbs({ skill, country, city }: Place): Crumb[] {
  const trail: Crumb[] = [
    { name: 'Hire', href: addresses.hireIndex },
    { name: skill.displayName, href: addresses.hire(skill.slug) },
  ]
  if (country) trail.push({ name: country.displayName, href: addresses.hire(skill.slug, country.slug) })
  if (country && city) trail.push({ name: city.displayName, href: addresses.hire(skill.slug, country.slug, city.slug) })
  return trail
}

/** The same skill in wider circles, the nearest first; the page of a skill has none. */
function widerPages({ skill, country, city }: Place): (Link & { within?: string })[] {
  if (!country) return []
  const everywhere = { name: `See ${skill.displayName} everywhere`, href: addresses.hire(skill.slug) }
  const around = {
    name: `See ${skill.displayName} in ${inText(country.displayName)}`,
    href: addresses.hire(skill.slug, country.slug),
    within: inText(country.displayName),
  }
  return city ? [around, everywhere] : [everywhere]
}

type Shelf = { title: string; items: Link[]; more?: Link }

/** R275: the cities that the tables list for this skill and country, else the top cities of all, which the title says. */
function citiesAround(catalogue: Catalogue, { skill, country, city }: Place): Shelf {
  const items = (cities: ReturnType<typeof catalogue.topCities>) =>
    cities.flatMap((one) => {
      const href = catalogue.hireLink({ skill: skill.slug, city: one.slug, cityOnly: true })
      return href && one.slug !== city?.slug ? [{ name: one.displayName, href }] : []
    })
  const listed = country ? catalogue.citiesLinkedFor({ country, skill }) : []
  const nearby = items(listed)
  if (!country || nearby.length === 0) {
    const title = country ? `${skill.displayName} in cities worldwide` : `${skill.displayName} by city`
    return { title, items: items(catalogue.topCities(skill.slug)) }
  }
  return {
    title: city
      ? `${skill.displayName} elsewhere in ${inText(country.displayName)}`
      : `${skill.displayName} in ${inText(country.displayName)}, by city`,
    items: nearby,
    more: { name: 'City by city', href: addresses.browseCountry(country.slug, skill.slug) },
  }
}

const MAX_RELATED = 16

/** Other skills of the city; else those related to this one, within the country where they have a page there. */
function skillsAround(catalogue: Catalogue, { skill, country, city }: Place): Shelf {
  const category = catalogue.skills.get(skill.slug)?.categories[0] ?? 'homepage'
  const shown = city ? catalogue.topSkills(city.slug) : catalogue.skillsBeside(category)
  const place = city ? { city: city.slug, cityOnly: true } : country && { country: country.slug }
  const items = shown.flatMap((one) => {
    const href = catalogue.hireLink({ skill: one.slug, ...place })
    return href && one.slug !== skill.slug ? [{ name: one.displayName, href }] : []
  })
  if (!city) return { title: 'Related skills', items: items.slice(0, MAX_RELATED) }
  return {
    title: `Also in ${city.displayName}`,
    items,
    more: { name: `All of ${city.displayName}`, href: addresses.browseCity(city.slug) },
  }
}
