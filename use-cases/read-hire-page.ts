import { listExpertCards } from '#db/queries/expert-cards.ts'
import { countListings, type HirePlace, listedAt } from '#db/queries/hire-listing.ts'
import { listListed } from '#db/queries/listed-experts.ts'
import type { HireAnswer } from '#domain/expert-card.ts'
import type { HireFilter, Sort } from '#domain/hire-filter.ts'
import { MAX_PAGES, PAGE_SIZE } from '#domain/limits.ts'
import { rotateNearEquals } from '#domain/ranking/rotate.ts'
import { fail, ok, type Result } from '#domain/result.ts'

import type { Deps } from './deps.ts'
import { presentExpertCard } from './present-expert-card.ts'
import { readFacets } from './read-facets.ts'

type HireQuery = { path: string; page: number; sort: Sort; filter: HireFilter }

function named({ slug, displayName }: { slug: string; displayName: string }) {
  return { slug, displayName }
}

/** The ids of one page; near-equals of it change places from day to day (R43). */
async function readIds(
  deps: Pick<Deps, 'db' | 'now'>,
  place: HirePlace,
  { page, sort, filter }: HireQuery,
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

/** The experts of a hire page, narrowed and sorted as asked; only paths of the site map are pages. */
export async function readHirePage(
  deps: Pick<Deps, 'db' | 'catalogue' | 'now'>,
  query: HireQuery,
): Promise<Result<HireAnswer>> {
  const found = deps.catalogue.parseHirePath(query.path)
  if (!found) return fail('not_found', 'there is no such hire page')
  const { skill, country, city } = found
  const place = { skill: skill.slug, ...(country && { country: country.slug }), ...(city && { city: city.slug }) }
  const [total, ids, facets] = await Promise.all([
    countListings(deps.db, place, query.filter),
    readIds(deps, place, query),
    readFacets(deps.db, listedAt(deps.db, place), query.filter),
  ])
  const rows = await listExpertCards(deps.db, ids)
  return ok({
    path: found.path,
    skill: named(skill),
    country: country ? named(country) : null,
    city: city ? named(city) : null,
    total,
    page: query.page,
    pages: Math.min(MAX_PAGES, Math.ceil(total / PAGE_SIZE)),
    experts: rows.map((row) => presentExpertCard(row, deps.catalogue)),
    facets,
  })
}
