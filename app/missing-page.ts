import { data, redirect } from 'react-router'

import type { Catalogue } from '#catalogue/catalogue.ts'
import { ApiFailure } from '#client/api-failure.ts'
import * as addresses from '#domain/addresses.ts'
import { withPlaceArticle } from '#domain/lists/with-place-article.ts'
import { lastPageFromIssues } from '#domain/page-number.ts'

import { pageAddressOfRequest } from './routes/sign-in/next-address.ts'

/** What a link leads to: a page of the same list, or a skill, in a place or everywhere. */
type Label = { page: number } | { skill: string; place?: { name: string } | 'everywhere' }
type Link = { label: Label; href: string }

/** Links that a 404 page offers instead, and why these; their addresses are encoded. */
export type Alternatives = { reason: 'endsEarlier' | 'meant' | 'popular'; links: Link[] }

export function notFoundWithAlternatives(alternatives?: Alternatives) {
  return data(alternatives ?? null, 404)
}

/** R308: what a page beyond the end of a list leads to. */
export function lastPageAlternative(pages: number, address: (page: number) => string): Alternatives {
  const last = Math.max(pages, 1)
  return { reason: 'endsEarlier', links: [{ label: { page: last }, href: address(last) }] }
}

type Paged = { request: Request; address: (page: number) => string }

/**
 * R308: a list whose page is beyond the end leads to its last one. An action may have emptied the page that it returns
 * to: that one redirects, with what was done.
 */
export async function redirectToLastPage<List>(list: Promise<List>, { request, address }: Paged): Promise<List> {
  return list.catch((error: unknown) => {
    const last = error instanceof ApiFailure ? lastPageFromIssues(error.issues) : undefined
    if (last === undefined) throw error
    const url = new URL(pageAddressOfRequest(request), request.url)
    if (!url.searchParams.has('done')) throw notFoundWithAlternatives(lastPageAlternative(last, address))
    url.searchParams.set('page', String(last))
    throw redirect(url.pathname + url.search)
  })
}

/** A page of a list; the last one where that has become shorter. */
export async function fetchPageOrLast<List>(read: (page: string) => Promise<List>, page: string): Promise<List> {
  return read(page).catch((error: unknown) => {
    const last = error instanceof ApiFailure ? lastPageFromIssues(error.issues) : undefined
    if (last === undefined) throw error
    return read(String(last))
  })
}

/** The skill of a part of an address, also by another name, or by one who has it (“web designers”). */
function skillOf(catalogue: Catalogue, part: string) {
  const words = part.replaceAll('-', ' ')
  const [named] = catalogue.normalizeSkillNames([part, words])
  if (named) return named
  const read = catalogue.readSearch(words, { today: new Date() })
  return read && !read.place.citySlug && !read.place.countryCode && !read.place.region ? read.skill : undefined
}

/**
 * R727: the page that an address without one certainly means: by a skill's other name, or by one who has it
 * (“web designers”), in a place that the address names right.
 */
export function findMeantHirePage(catalogue: Catalogue, pathname: string): string | undefined {
  const [, , skillPart = '', country, city, ...rest] = decoded(pathname).split('/')
  const skill = skillOf(catalogue, skillPart)
  if (!skill || rest.length > 0) return undefined
  return catalogue.canonicalHirePage(encodeURI(addresses.hire(skill.slug, country || undefined, city || undefined)))
    ?.path
}

/** What a missing hire address probably meant: the same skill in a wider place, or popular skills. */
export function nearestHirePages(catalogue: Catalogue, pathname: string): Alternatives {
  const [, , skillPart = '', countryPart = '', cityPart = ''] = decoded(pathname).split('/')
  const skill = skillOf(catalogue, skillPart)
  const popular = catalogue.skillsRelatedTo('homepage').flatMap((one) => {
    const href = catalogue.hireLink({ skill: one.slug })
    return href ? [{ label: { skill: one.displayName }, href: encodeURI(href) }] : []
  })
  if (!skill) {
    const words = skillPart.replaceAll('-', ' ')
    const meant = catalogue.suggestTerms(words).skills.flatMap(({ slug, displayName }) => {
      const href = catalogue.hireLink({ skill: slug })
      return href ? [{ label: { skill: displayName }, href: encodeURI(href) }] : []
    })
    return meant.length > 0 ? { reason: 'meant', links: meant } : { reason: 'popular', links: popular }
  }
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
    const where = page.city?.displayName ?? (page.country && withPlaceArticle(page.country.displayName))
    pages.set(href, {
      label: { skill: skill.displayName, place: where ? { name: where } : 'everywhere' },
      href: encodeURI(href),
    })
  }
  for (const city of catalogue.topCities(skill.slug).slice(0, 8)) {
    const href = catalogue.hireLink({ skill: skill.slug, city: city.slug, cityOnly: true })
    if (href)
      pages.set(href, { label: { skill: skill.displayName, place: { name: city.displayName } }, href: encodeURI(href) })
  }
  return { reason: 'meant', links: pages.size > 0 ? [...pages.values()] : popular }
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
