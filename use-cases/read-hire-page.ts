import type { HirePage } from '#catalogue/types.ts'
import { listExpertCards } from '#db/queries/expert-cards.ts'
import { countFacet, countListings, type HirePlace, listListings } from '#db/queries/hire-listing.ts'
import type { HireAnswer } from '#domain/expert-card.ts'
import { type FacetName, FACETS, facetLabel, type HireFilter, type Sort, sortFacet } from '#domain/hire-filter.ts'
import { MAX_PAGES, PAGE_SIZE } from '#domain/limits.ts'
import { rotateNearEquals } from '#domain/ranking/rotate.ts'
import { fail, ok, type Result } from '#domain/result.ts'

import type { Deps } from './deps.ts'
import { presentExpertCard } from './present-expert-card.ts'

type HireQuery = { path: string; page: number; sort: Sort; filter: HireFilter }

function named({ slug, displayName }: { slug: string; displayName: string }) {
  return { slug, displayName }
}

async function readFacets(db: Deps['db'], place: HirePlace, filter: HireFilter): Promise<HireAnswer['facets']> {
  const read = async (name: FacetName) => {
    const counts = await countFacet(db, { place, filter, name })
    const choices = counts
      .filter(({ count }) => count > 0)
      .map((one) => ({ ...one, label: facetLabel(name, one.value) }))
    return [name, sortFacet(name, choices)] as const
  }
  return Object.fromEntries(await Promise.all(FACETS.map(read)))
}

/** The ids of one page; near-equals of it change places from day to day (R43). */
async function readIds(
  deps: Pick<Deps, 'db' | 'now'>,
  place: HirePlace,
  { page, sort, filter }: Omit<HireQuery, 'path'>,
): Promise<string[]> {
  const rows = await listListings(deps.db, place, filter, { sort, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })
  if (sort !== 'recommended') return rows.map((row) => row.profile_id)
  const items = rows.map((row) => ({ profileId: row.profile_id, score: row.score }))
  return rotateNearEquals(items, { day: deps.now().toISOString().slice(0, 10) }).map((item) => item.profileId)
}

function placeAt({ skill, country, city }: HirePage): HirePlace {
  return { skill: skill.slug, ...(country && { country: country.slug }), ...(city && { city: city.slug }) }
}

/** Who is listed on a page, without what its filters offer. */
export async function readListing(
  deps: Pick<Deps, 'db' | 'catalogue' | 'now'>,
  page: HirePage,
  query: Omit<HireQuery, 'path'>,
): Promise<Omit<HireAnswer, 'facets'>> {
  const { path, skill, country, city } = page
  const place = placeAt(page)
  const [total, ids] = await Promise.all([countListings(deps.db, place, query.filter), readIds(deps, place, query)])
  const rows = await listExpertCards(deps.db, ids)
  return {
    path,
    skill: named(skill),
    country: country ? named(country) : null,
    city: city ? named(city) : null,
    total,
    page: query.page,
    pages: Math.min(MAX_PAGES, Math.ceil(total / PAGE_SIZE)),
    experts: rows.map((row) => presentExpertCard(row, deps.catalogue)),
  }
}

/** The experts of a hire page, narrowed and sorted as asked; only paths of the site map are pages. */
export async function readHirePage(
  deps: Pick<Deps, 'db' | 'catalogue' | 'now'>,
  { path, ...query }: HireQuery,
): Promise<Result<HireAnswer>> {
  const page = deps.catalogue.parseHirePath(path)
  if (!page) return fail('not_found', 'there is no such hire page')
  const [listing, facets] = await Promise.all([
    readListing(deps, page, query),
    readFacets(deps.db, placeAt(page), query.filter),
  ])
  return ok({ ...listing, facets })
}
