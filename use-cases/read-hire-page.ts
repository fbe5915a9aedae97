import type { HirePage } from '#catalogue/types.ts'
import { listExpertCards } from '#db/queries/expert-cards.ts'
import { countListings, type HirePlace, listedAt } from '#db/queries/hire-listing.ts'
import { listListed } from '#db/queries/listed-experts.ts'
import type { HireAnswer } from '#domain/expert-card.ts'
import { type HireFilter, isFiltered, NO_FILTER, type Sort } from '#domain/hire-filter.ts'
import { MAX_PAGES, PAGE_SIZE } from '#domain/limits.ts'
import { rotateNearEquals } from '#domain/ranking/rotate.ts'
import { fail, ok, type Result } from '#domain/result.ts'

import type { Deps } from './deps.ts'
import { presentExpertCard } from './present-expert-card.ts'
import { readFacets } from './read-facets.ts'
import { readHireFacts } from './read-hire-facts.ts'

type HireQuery = { path: string; page: number; sort: Sort; filter: HireFilter }

function named({ slug, displayName }: { slug: string; displayName: string }) {
  return { slug, displayName }
}

/** The ids of one page; near-equals of it change places from day to day (R43). */
async function readIds(
  deps: Pick<Deps, 'db' | 'now'>,
  place: HirePlace,
  { page, sort, filter }: Omit<HireQuery, 'path'>,
): Promise<string[]> {
  const rows = await listListed(listedAt(deps.db, place), filter, {
    sort,
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
  })
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
): Promise<Omit<HireAnswer, 'facets' | 'facts'>> {
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
  const place = placeAt(page)
  const facetsOf = (filter: HireFilter) => readFacets(deps.db, listedAt(deps.db, place), filter)
  const [listing, facets] = await Promise.all([readListing(deps, page, query), facetsOf(query.filter)])
  const facts = await readHireFacts(deps.db, place, isFiltered(query.filter) ? await facetsOf(NO_FILTER) : facets)
  return ok({ ...listing, facets, facts })
}
