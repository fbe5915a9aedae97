import type { Crumb } from '#app/ui/breadcrumb.tsx'
import type { Catalogue } from '#catalogue/catalogue.ts'
import type { HireAnswer } from '#domain/expert-card.ts'

type Link = { name: string; href: string }

/** What a hire page links to: the way up, the same skill elsewhere, other skills here. */
export function linksAround(catalogue: Catalogue, { skill, country, city }: HireAnswer) {
  const place = city?.displayName ?? country?.displayName
  return {
    heading: place ? `${skill.displayName} experts in ${place}` : `${skill.displayName} experts`,
    crumbs: crumbs({ skill, country, city }),
    wider: widerPage({ skill, country, city }),
    lists: [
      { title: `${skill.displayName} by city`, items: cities(catalogue, { skill, country, city }) },
      { title: city ? `Also in ${city.displayName}` : 'Related skills', items: skills(catalogue, { skill, city }) },
    ].filter(({ items }) => items.length > 0),
  }
}

type Place = Pick<HireAnswer, 'skill' | 'country' | 'city'>

function crumbs({ skill, country, city }: Place): Crumb[] {
  const way: Crumb[] = [
    { name: 'Hire', href: '/hire' },
    { name: skill.displayName, href: `/hire/${skill.slug}` },
  ]
  if (country) way.push({ name: country.displayName, href: `/hire/${skill.slug}/${country.slug}` })
  if (country && city) way.push({ name: city.displayName, href: `/hire/${skill.slug}/${country.slug}/${city.slug}` })
  return way
}

function widerPage({ skill, country, city }: Place): Link {
  const way = crumbs({ skill, country, city })
  const up = way.at(-2) ?? { name: 'Hire', href: '/hire' }
  if (!country) return { name: 'See all skills', href: up.href }
  const where = city ? `in ${country.displayName}` : 'everywhere'
  return { name: `See ${skill.displayName} ${where}`, href: up.href }
}

/** Cities of this country that offer the skill, else the top cities of all. */
function cities(catalogue: Catalogue, { skill, country, city }: Place): Link[] {
  const near = country ? catalogue.citiesOffering({ country: country.slug, skill: skill.slug }) : []
  const shown = near.length > 0 ? near : catalogue.topCities(skill.slug)
  return shown.flatMap((one) => {
    const href = catalogue.hireLink({ skill: skill.slug, city: one.slug, cityOnly: true })
    return href && one.slug !== city?.slug ? [{ name: one.displayName, href }] : []
  })
}

function skills(catalogue: Catalogue, { skill, city }: Pick<Place, 'skill' | 'city'>): Link[] {
  const category = catalogue.skills.get(skill.slug)?.categories[0] ?? 'homepage'
  const shown = city ? catalogue.topSkills(city.slug) : catalogue.skillsRelatedTo(category)
  return shown.flatMap((one) => {
    const href = catalogue.hireLink({ skill: one.slug, ...(city && { city: city.slug, cityOnly: true }) })
    return href && one.slug !== skill.slug ? [{ name: one.displayName, href }] : []
  })
}
