import type { PageTexts } from '#app/shell/use-texts.ts'
import type { Crumb } from '#app/ui/breadcrumb.tsx'
import type { Catalogue } from '#catalogue/catalogue.ts'
import type { HirePage } from '#catalogue/types.ts'
import * as addresses from '#domain/addresses.ts'
import { withPlaceArticle } from '#domain/lists/with-place-article.ts'
import { memoizeByObject } from '#domain/memoize.ts'

type Link = { name: string; href: string }

/** The links of a hire page: breadcrumbs, the same skill elsewhere, other skills here. */
export function relatedLinks(catalogue: Catalogue, place: HirePage, t: PageTexts): RelatedLinks {
  return linksWithin(catalogue)(place)(t)
}

export type RelatedLinks = ReturnType<typeof findLinks>

const linksWithin = memoizeByObject((catalogue: Catalogue) =>
  memoizeByObject((place: HirePage) => memoizeByObject((t: PageTexts) => findLinks(catalogue, place, t))),
)

function findLinks(catalogue: Catalogue, { skill, country, city }: Place, t: PageTexts) {
  const named = { skill: skill.displayName }
  const place = city ? catalogue.distinctName(city) : country && withPlaceArticle(country.displayName)
  const skills = skillsAround(catalogue, { skill, country, city }, t)
  const lists = [citiesAround(catalogue, { skill, country, city }, t), skills].filter(({ items }) => items.length > 0)
  const wider = widerPages({ skill, country, city }, t)
  return {
    place,
    heading: place ? t('hire.headingIn', { ...named, place }) : t('hire.heading', named),
    allName: place ? t('hire.wider.allIn', { ...named, place }) : t('hire.wider.all', named),
    crumbs: crumbs({ skill, country, city }, t),
    wider,
    lists,
    /** The pages of other skills. */
    others: skills.items,
    paths: [...lists.flatMap(({ items }) => items), ...wider].map(({ href }) => href),
  }
}

type Place = Pick<HirePage, 'skill' | 'country' | 'city'>

function crumbs({ skill, country, city }: Place, t: PageTexts): Crumb[] {
  const trail: Crumb[] = [
    { name: t('hire.crumb'), href: addresses.hireIndex },
    { name: skill.displayName, href: addresses.hire(skill.slug), isName: true },
  ]
  if (country) trail.push({ name: country.displayName, href: addresses.hire(skill.slug, country.slug), isName: true })
  if (country && city) {
    trail.push({ name: city.displayName, href: addresses.hire(skill.slug, country.slug, city.slug), isName: true })
  }
  return trail
}

/** The same skill in wider circles, the nearest first; the page of a skill has none. */
function widerPages({ skill, country, city }: Place, t: PageTexts): (Link & { within?: string })[] {
  if (!country) return []
  const everywhere = {
    name: t('hire.wider.everywhere', { skill: skill.displayName }),
    href: addresses.hire(skill.slug),
  }
  const place = withPlaceArticle(country.displayName)
  const around = {
    name: t('hire.wider.in', { skill: skill.displayName, place }),
    href: addresses.hire(skill.slug, country.slug),
    within: place,
  }
  return city ? [around, everywhere] : [everywhere]
}

type LinkSection = { title: string; items: Link[]; more?: Link }

/** R275: the cities that the tables list for this skill and country, else the top cities of all, which the title says. */
function citiesAround(catalogue: Catalogue, { skill, country, city }: Place, t: PageTexts): LinkSection {
  const named = { skill: skill.displayName }
  const items = (cities: ReturnType<typeof catalogue.topCities>) =>
    cities.flatMap((one) => {
      const href = catalogue.hireLink({ skill: skill.slug, city: one.slug, cityOnly: true })
      return href && one.slug !== city?.slug ? [{ name: one.displayName, href }] : []
    })
  const listed = country ? catalogue.citiesLinkedFor({ country, skill }) : []
  const nearby = items(listed)
  if (!country || nearby.length === 0) {
    const title = country ? t('hire.cities.worldwide', named) : t('hire.cities.by', named)
    return { title, items: items(catalogue.topCities(skill.slug)) }
  }
  const inCountry = { ...named, place: withPlaceArticle(country.displayName) }
  return {
    title: city ? t('hire.cities.elsewhere', inCountry) : t('hire.cities.in', inCountry),
    items: nearby,
    more: { name: t('hire.cities.more'), href: addresses.browseCountry(country.slug, skill.slug) },
  }
}

const MAX_RELATED = 16

/** Other skills of the city; else those related to this one, within the country where they have a page there. */
function skillsAround(catalogue: Catalogue, { skill, country, city }: Place, t: PageTexts): LinkSection {
  const category = catalogue.skills.get(skill.slug)?.categories[0] ?? 'homepage'
  const shown = city ? catalogue.topSkills(city.slug) : catalogue.skillsBeside(category)
  const place = city ? { city: city.slug, cityOnly: true } : country && { country: country.slug }
  const items = shown.flatMap((one) => {
    const href = catalogue.hireLink({ skill: one.slug, ...place })
    return href && one.slug !== skill.slug ? [{ name: one.displayName, href }] : []
  })
  if (!city) return { title: t('hire.skills.related'), items: items.slice(0, MAX_RELATED) }
  return {
    title: t('hire.skills.also', { city: city.displayName }),
    items,
    more: { name: t('hire.skills.all', { city: city.displayName }), href: addresses.browseCity(city.slug) },
  }
}
