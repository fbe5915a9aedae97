import type { Catalogue } from '#catalogue/catalogue.ts'
import * as addresses from '#domain/addresses.ts'

const MAX_WORDS = 6
const CLOSEST = 8
const POPULAR = 8

type Link = { name: string; href: string }

/** Links for an empty result: skills and places with similar names, and the most popular skills. */
export function otherSearches(catalogue: Catalogue, query: string): { closest: Link[]; popular: Link[] } {
  const hireLinks = (skills: { slug: string; displayName: string }[]) =>
    skills.flatMap(({ slug, displayName: name }): Link[] => {
      const href = catalogue.hireLink({ skill: slug })
      return href ? [{ name, href }] : []
    })
  const words = query.split(/\s+/u).filter((word) => [...word].length > 2)
  const closest = [query, ...words.slice(0, MAX_WORDS)].flatMap((text) => {
    const { skills, places } = catalogue.suggestTerms(text)
    return [...hireLinks(skills), ...places.map(placeLink)]
  })
  return {
    closest: [...new Map(closest.map((link) => [link.href, link])).values()].slice(0, CLOSEST),
    popular: hireLinks(catalogue.skillsRelatedTo('homepage')).slice(0, POPULAR),
  }
}

function placeLink({ kind, slug, displayName }: { kind: string; slug: string; displayName: string }): Link {
  return kind === 'city'
    ? { name: `Experts in ${displayName}`, href: addresses.browseCity(slug) }
    : {
        name: `Experts in ${displayName}`,
        href: `${addresses.experts}?where=${displayName.replaceAll('&', 'and').replaceAll(' ', '+')}`,
      }
}
