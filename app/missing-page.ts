import { data } from 'react-router'

import type { Catalogue } from '#catalogue/catalogue.ts'
import { inText } from '#domain/lists/place-in-text.ts'

type Link = { name: string; href: string }

/** Links that a 404 page offers instead; their addresses are encoded. */
export type Alternatives = { title: string; links: Link[] }

export function missingPage(alternatives?: Alternatives) {
  return data(alternatives ?? null, 404)
}

/** R308: what a page beyond the end of a list leads to. */
export function lastPage(pages: number, address: (page: number) => string): Alternatives {
  const last = Math.max(pages, 1)
  return { title: 'This list ends earlier', links: [{ name: `Page ${last}, the last one`, href: address(last) }] }
}

/** What a missing hire address probably meant: the same skill in a wider place, or popular skills. */
export function nearestHirePages(catalogue: Catalogue, pathname: string): Alternatives {
  const [, , skillPart = '', countryPart = '', cityPart = ''] = decoded(pathname).split('/')
  const [skill] = catalogue.normalizeSkillNames([skillPart, skillPart.replaceAll('-', ' ')])
  const popular = catalogue.skillsRelatedTo('homepage').flatMap((one) => {
    const href = catalogue.hireLink({ skill: one.slug })
    return href ? [{ name: one.displayName, href: encodeURI(href) }] : []
  })
  if (!skill) return { title: 'Skills in demand', links: popular }
  const country = countryPart || null
  const { citySlug, countryCode } = catalogue.resolveLocation({ city: cityPart.replaceAll('-', ' ') || null, country })
  // The city may be in another country than the address says.
  const said = catalogue.resolveLocation({ country }).countryCode
  const places = [
    { ...(citySlug && { city: citySlug }), ...(countryCode && { country: countryCode }) },
    { ...(said && { country: said }) },
    {},
  ]
  const pages = new Map<string, Link>()
  for (const place of places) {
    const href = catalogue.hireLink({ skill: skill.slug, ...place })
    const page = href === undefined ? undefined : catalogue.parseHirePath(href)
    if (!href || !page) continue
    const where = page.city?.displayName ?? (page.country && inText(page.country.displayName))
    pages.set(href, {
      name: where ? `${skill.displayName} in ${where}` : `${skill.displayName} everywhere`,
      href: encodeURI(href),
    })
  }
  for (const city of catalogue.topCities(skill.slug).slice(0, 8)) {
    const href = catalogue.hireLink({ skill: skill.slug, city: city.slug, cityOnly: true })
    if (href) pages.set(href, { name: `${skill.displayName} in ${city.displayName}`, href: encodeURI(href) })
  }
  return { title: 'Perhaps you meant', links: pages.size > 0 ? [...pages.values()] : popular }
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
