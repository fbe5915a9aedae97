import type { Catalogue } from '#catalogue/catalogue.ts'
import * as addresses from '#domain/addresses.ts'

const SKILLS_PER_FIELD = 5
const CITIES = 24

type Link = { name: string; href: string }

/** The start page's sections: popular skills, every field with a few skills, the busiest cities. */
export function homeSections(catalogue: Catalogue) {
  const skillLinks = (category: string): Link[] =>
    catalogue.skillsRelatedTo(category).flatMap((skill) => {
      const href = catalogue.hireLink({ skill: skill.slug })
      return href ? [{ name: skill.displayName, href }] : []
    })
  return {
    skills: skillLinks('homepage'),
    fields: [...catalogue.categories.values()].map(({ slug, displayName }) => ({
      name: displayName,
      href: `${addresses.hireIndex}#${slug}`,
      skills: skillLinks(slug).slice(0, SKILLS_PER_FIELD),
    })),
    cities: catalogue
      .busiestCities(CITIES)
      .map((city): Link => ({ name: city.displayName, href: addresses.browseCity(city.slug) })),
  }
}
