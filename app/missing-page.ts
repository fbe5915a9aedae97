import { data } from 'react-router'

import type { Catalogue } from '#catalogue/catalogue.ts'

type Link = { name: string; href: string }

/** What a page that is not there can offer instead. */
export type Instead = { title: string; links: Link[] }

export function missingPage(instead?: Instead) {
  return data(instead ?? null, 404)
}

/** What an address that is no page was probably after: the same skill in a wider place, or skills in demand. */
export function nearestHirePages(catalogue: Catalogue, pathname: string): Instead {
  const [, , skillPart = '', countryPart = '', cityPart = ''] = decoded(pathname).split('/')
  const [skill] = catalogue.normalizeSkillNames([skillPart, skillPart.replaceAll('-', ' ')])
  const popular = catalogue.skillsRelatedTo('homepage').flatMap((one) => {
    const href = catalogue.hireLink({ skill: one.slug })
    return href ? [{ name: one.displayName, href }] : []
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
    const where = page.city?.displayName ?? page.country?.displayName
    pages.set(href, { name: where ? `${skill.displayName} in ${where}` : `${skill.displayName} everywhere`, href })
  }
  for (const city of catalogue.topCities(skill.slug).slice(0, 8)) {
    const href = catalogue.hireLink({ skill: skill.slug, city: city.slug, cityOnly: true })
    if (href) pages.set(href, { name: `${skill.displayName} in ${city.displayName}`, href })
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
