import { type CardVersion, listCardVersions } from '#db/queries/lists/expert-cards.ts'
import { expertsInPlace, type ListedRow, listExpertsPage } from '#db/queries/lists/listed-experts.ts'
import type { HirePlace, NarrowedPlace } from '#db/queries/lists/listing-tallies.ts'
import { findTallyAndPageCounts } from '#db/queries/lists/page-counts.ts'
import { findRecommendedPage } from '#db/queries/lists/recommended-page.ts'
import { utcDay } from '#domain/day.ts'
import { PAGE_SIZE } from '#domain/limits.ts'
import { estimateScanLength } from '#domain/lists/estimate-scan-length.ts'
import type { FoundExpert, HireAnswer, HireFacts } from '#domain/lists/expert-card.ts'
import { addFiltersToIntent } from '#domain/lists/finding/add-filters-to-intent.ts'
import { NO_INTENT } from '#domain/lists/finding/search-intent.ts'
import { type HireFilter, isFiltered, type HireSort } from '#domain/lists/hire-filter.ts'
import type { ListingTally } from '#domain/lists/listing-tally.ts'
import { placeNewcomers } from '#domain/lists/ranking/newcomers.ts'
import { rotateNearEquals } from '#domain/lists/ranking/rotate.ts'
import { memoizeByObject } from '#domain/memoize.ts'
import { countListPages, refusePageBeyond } from '#domain/page-number.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Deps } from '#use-cases/deps.ts'

import { countFilteredFacets, isCountedByBitmaps } from './counts/count-filtered.ts'
import { resolvePagesToCount, hirePagePlace } from './counts/count-hire-pages.ts'
import {
  citiesOfRegionFilter,
  countRegions,
  presentRegions,
  presentRegionsFromCityCounts,
  regionsOfferedOnPage,
  regionsToCountOnPage,
} from './counts/count-regions.ts'
import { loadMatchReasons } from './finding/load-match-reasons.ts'
import { presentFacets, totalFromFacets } from './present-facets.ts'
import { presentHireFacts } from './present-hire-facts.ts'
import { type CardIntent, toCardIntent, loadTailoredCards } from './tailor-card.ts'

type HireDeps = Pick<Deps, 'db' | 'catalogue' | 'cards' | 'now' | 'site'>
type HireQuery = {
  path: string
  page: number
  sort: HireSort
  filter: HireFilter
  /** Paths of other pages whose experts are counted, too. */
  counted?: readonly string[]
}
type Wanted = Omit<HireQuery, 'path' | 'counted'> & { place: NarrowedPlace; tally: ListingTally }

function named({ slug, displayName }: { slug: string; displayName: string }) {
  return { slug, displayName }
}

/** R43: near-equals on a page swap places from day to day. */
function ofTheDay<Row extends ListedRow>(rows: Row[], day: string): Row[] {
  const items = rows.map((row) => ({ row, profileId: row.profile_id, score: row.score }))
  return rotateNearEquals(items, { day }).map(({ row }) => row)
}

async function listPage(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { place, tally, page, sort, filter }: Wanted,
): Promise<CardVersion[]> {
  const offset = (page - 1) * PAGE_SIZE
  const guessed = isFiltered(filter) && !place.cities
  const first = guessed ? estimateScanLength(tally, { filter, wanted: offset + PAGE_SIZE }) : undefined
  const rows = await listExpertsPage(db, expertsInPlace(place), { filter, sort, limit: PAGE_SIZE, offset, first })
  const ordered = sort === 'recommended' ? ofTheDay(rows, utcDay(now())) : rows
  return listCardVersions(
    db,
    ordered.map((row) => row.profile_id),
  )
}

type Page = {
  experts: FoundExpert[]
  facets: HireAnswer['facets']
  total: number
  facts: HireFacts
  /** Of the other pages. */
  counts: number[]
}

/** The same object for the same choices, so that it is serialized once for the fragment cache. */
const addRegions = memoizeByObject((facets: HireAnswer['facets']) =>
  memoizeByObject((region: HireAnswer['facets'][string]) => ({ ...facets, region })),
)

function withRegions(facets: HireAnswer['facets'], region: HireAnswer['facets'][string]): HireAnswer['facets'] {
  return region.length > 0 ? addRegions(facets)(region) : facets
}

/** Everyone on a page has its skill. */
const bySkill = ({ skill }: Pick<HirePlace, 'skill'>): CardIntent => ({ skills: [skill], services: [], subjects: [] })

/** R731: cards that say which of the chosen filters their experts fit. */
async function readFilteredCards(
  deps: HireDeps,
  versions: CardVersion[],
  { place, filter }: Pick<Wanted, 'place' | 'filter'>,
): Promise<FoundExpert[]> {
  const asked = addFiltersToIntent(NO_INTENT, filter)
  const reasons = await loadMatchReasons(
    deps,
    asked,
    versions.map((version) => version.profile_id),
  )
  return loadTailoredCards(deps, versions, (id) => {
    const own = reasons.get(id) ?? []
    return { ...bySkill(place), ...(own.length > 0 && { ...toCardIntent(asked, own), skills: [place.skill] }) }
  })
}

/** Unfiltered and in the recommended order, which most visitors see: one statement. R811: with places for newcomers. */
async function readDefaultPage(
  deps: HireDeps,
  { place, page }: Pick<Wanted, 'place' | 'page'>,
  others: HirePlace[],
): Promise<Page> {
  const regions = regionsOfferedOnPage(deps.catalogue, place)
  const countCities = regions.length > 0
  const day = utcDay(deps.now())
  const wanted = { page, others, countCities, day }
  const { tally, cities, listed, newcomers, counts } = await findRecommendedPage(deps.db, place, wanted)
  const rows = placeNewcomers(ofTheDay(listed, day), newcomers)
  const fresh = new Set(rows.filter(({ isNew }) => isNew).map((row) => row.profile_id))
  return {
    // R813
    experts: await loadTailoredCards(deps, rows, (id) => ({
      ...bySkill(place),
      ...(fresh.has(id) && { isNew: true as const }),
    })),
    facets: withRegions(presentFacets(tally.codes), presentRegionsFromCityCounts(regions, cities)),
    total: tally.experts,
    facts: presentHireFacts(tally),
    counts,
  }
}

/** How many each choice would leave. */
async function countChoices(deps: HireDeps, { place, filter, tally }: Pick<Wanted, 'place' | 'filter' | 'tally'>) {
  const { db, catalogue } = deps
  const byRegion = () => countRegions(deps, { place, filter, experts: tally.experts })
  if (!isFiltered(filter)) return { codes: tally.codes, region: await byRegion() }
  const narrowed = { ...place, cities: citiesOfRegionFilter(catalogue, filter) }
  // A chosen region excludes the experts of the others.
  const atOnce = filter.region === null && isCountedByBitmaps(tally.experts, filter)
  const regions = atOnce ? regionsToCountOnPage(catalogue, place) : undefined
  const counted = countFilteredFacets(db, { place: narrowed, filter, tally, listed: expertsInPlace(narrowed), regions })
  if (!regions) return Promise.all([counted, byRegion()]).then(([{ codes }, region]) => ({ codes, region }))
  const { codes, regions: counts } = await counted
  return { codes, region: counts ? presentRegions(regionsOfferedOnPage(catalogue, place), counts) : await byRegion() }
}

async function readQueriedPage(deps: HireDeps, query: Omit<Wanted, 'tally'>, others: HirePlace[]): Promise<Page> {
  const { filter } = query
  const { tally, counts } = await findTallyAndPageCounts(deps.db, query.place, others)
  const place = { ...query.place, cities: citiesOfRegionFilter(deps.catalogue, filter) }
  const [{ codes, region }, experts] = await Promise.all([
    countChoices(deps, { ...query, tally }),
    listPage(deps, { ...query, place, tally }).then((versions) => readFilteredCards(deps, versions, query)),
  ])
  const facets = withRegions(presentFacets(codes), region)
  const total = isFiltered(filter) ? totalFromFacets(facets, filter) : tally.experts
  return { experts, facets, total, facts: presentHireFacts(tally), counts }
}

/** The experts of a hire page, filtered and sorted; only paths in the site map are pages. */
export async function readHirePage(
  deps: HireDeps,
  { path, counted = [], ...query }: HireQuery,
): Promise<Result<HireAnswer>> {
  const page = deps.catalogue.parseHirePath(path)
  if (!page) return fail('not_found', 'there is no such hire page')
  const { skill, country, city } = page
  const place = hirePagePlace(page)
  const isDefault = query.sort === 'recommended' && !isFiltered(query.filter)
  const others = resolvePagesToCount(deps.catalogue, counted)
  const { experts, facets, total, facts, counts } = await (isDefault
    ? readDefaultPage(deps, { place, page: query.page }, others.places)
    : readQueriedPage(deps, { place, ...query }, others.places))
  const pages = countListPages(total)
  const refusal = refusePageBeyond({ page: query.page, pages })
  if (refusal) return refusal
  return ok({
    path: page.path,
    skill: named(skill),
    country: country ? named(country) : null,
    city: city ? named(city) : null,
    total,
    page: query.page,
    pages,
    experts,
    facets,
    facts,
    ...(counted.length > 0 && { counts: others.byPath(counts) }),
  })
}
