import type { PageTexts } from '#app/shell/use-texts.ts'
import type { Catalogue } from '#catalogue/catalogue.ts'
import type { Term } from '#catalogue/term-index.ts'
import * as addresses from '#domain/addresses.ts'
import { withPlaceArticle } from '#domain/lists/with-place-article.ts'

const MAX_WORDS = 6
const CLOSEST = 8
const POPULAR = 8

type Link = { name: string; href: string }

/** Links for an empty result: skills and places with similar names, and the most popular skills. */
export function otherSearches(catalogue: Catalogue, query: string, t: PageTexts): { closest: Link[]; popular: Link[] } {
  const hireLinks = (skills: { slug: string; displayName: string }[]) =>
    skills.flatMap(({ slug, displayName: name }): Link[] => {
      const href = catalogue.hireLink({ skill: slug })
      return href ? [{ name, href }] : []
    })
  const words = query.split(/\s+/u).filter((word) => [...word].length > 2)
  const closest = [query, ...words.slice(0, MAX_WORDS)].flatMap((text) => {
    const { skills, places } = catalogue.suggestTerms(text)
    return [...hireLinks(skills), ...places.map((place) => placeLink(catalogue, place, t))]
  })
  return {
    closest: [...new Map(closest.map((link) => [link.href, link])).values()].slice(0, CLOSEST),
    popular: hireLinks(catalogue.skillsRelatedTo('homepage')).slice(0, POPULAR),
  }
}

function placeLink(catalogue: Catalogue, { kind, slug, displayName }: Term, t: PageTexts): Link {
  const name = t('search.nothing.expertsIn', { place: withPlaceArticle(displayName) })
  if (kind === 'city') return { name, href: addresses.browseCity(slug) }
  const region = kind === 'region' ? catalogue.regions.get(slug) : undefined
  const where = (region && catalogue.searchableName(region)) ?? displayName
  return { name, href: `${addresses.experts}?where=${where.replaceAll('&', 'and').replaceAll(' ', '+')}` }
}
