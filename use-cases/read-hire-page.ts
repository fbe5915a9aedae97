import type { HirePage } from '#catalogue/types.ts'
import { listExpertCards } from '#db/queries/expert-cards.ts'
import { listedAt, listFirst, listListed } from '#db/queries/listed-experts.ts'
import { type HirePlace, readTally } from '#db/queries/listing-tallies.ts'
import type { HireAnswer } from '#domain/expert-card.ts'
import { firstInOrder } from '#domain/first-in-order.ts'
import { type HireFilter, isFiltered, type Sort } from '#domain/hire-filter.ts'
import { MAX_PAGES, PAGE_SIZE } from '#domain/limits.ts'
import type { Tally } from '#domain/listing-tally.ts'
import { rotateNearEquals } from '#domain/ranking/rotate.ts'
import { fail, ok, type Result } from '#domain/result.ts'

import { countFiltered } from './count-filtered.ts'
import type { Deps } from './deps.ts'
import { presentExpertCard } from './present-expert-card.ts'
import { presentFacets, totalOf } from './present-facets.ts'
import { presentHireFacts } from './present-hire-facts.ts'

type HireQuery = { path: string; page: number; sort: Sort; filter: HireFilter }
type Wanted = Omit<HireQuery, 'path'> & { place: HirePlace; tally: Promise<Tally> }

function named({ slug, displayName }: { slug: string; displayName: string }) {
  return { slug, displayName }
}

/** The ids of one page; near-equals of it change places from day to day (R43). */
async function readIds(
  deps: Pick<Deps, 'db' | 'now'>,
  { place, tally, page, sort, filter }: Wanted,
): Promise<string[]> {
  const offset = (page - 1) * PAGE_SIZE
  const first = isFiltered(filter) ? firstInOrder(await tally, { filter, wanted: offset + PAGE_SIZE }) : undefined
  const isUsual = page === 1 && sort === 'recommended' && !isFiltered(filter)
  const rows = isUsual
    ? await listFirst(deps.db, place)
    : await listListed(deps.db, listedAt(place), { filter, sort, limit: PAGE_SIZE, offset, first })
  if (sort !== 'recommended') return rows.map((row) => row.profile_id)
  const items = rows.map((row) => ({ profileId: row.profile_id, score: row.score }))
  return rotateNearEquals(items, { day: deps.now().toISOString().slice(0, 10) }).map((item) => item.profileId)
}

function placeAt({ skill, country, city }: HirePage): HirePlace {
  return { skill: skill.slug, ...(country && { country: country.slug }), ...(city && { city: city.slug }) }
}

/** Counts of the page: those without a filter are kept ready. */
async function readCounts(db: Deps['db'], { place, filter, ...wanted }: Wanted) {
  const tally = await wanted.tally
  if (!isFiltered(filter)) return { facets: presentFacets(tally.codes), total: tally.experts }
  const facets = presentFacets(await countFiltered(db, { place, filter, tally, listed: listedAt(place) }))
  return { facets, total: totalOf(facets, filter) }
}

/** The experts of a hire page, narrowed and sorted as asked; only paths of the site map are pages. */
export async function readHirePage(
  deps: Pick<Deps, 'db' | 'catalogue' | 'now'>,
  { path, ...query }: HireQuery,
): Promise<Result<HireAnswer>> {
  const page = deps.catalogue.parseHirePath(path)
  if (!page) return fail('not_found', 'there is no such hire page')
  const { skill, country, city } = page
  const place = placeAt(page)
  const wanted = { ...query, place, tally: readTally(deps.db, place) }
  const [{ facets, total }, rows, tally] = await Promise.all([
    readCounts(deps.db, wanted),
    readIds(deps, wanted).then((ids) => listExpertCards(deps.db, ids)),
    wanted.tally,
  ])
  return ok({
    path: page.path,
    skill: named(skill),
    country: country ? named(country) : null,
    city: city ? named(city) : null,
    total,
    page: query.page,
    pages: Math.min(MAX_PAGES, Math.ceil(total / PAGE_SIZE)),
    experts: rows.map((row) => presentExpertCard(row, deps.catalogue)),
    facets,
    facts: presentHireFacts(tally, isFiltered(query.filter) ? presentFacets(tally.codes) : facets),
  })
}
