import { createBoundedQueue } from '#adapters/bounded-queue.ts'
import { listCardVersions } from '#db/queries/lists/expert-cards.ts'
import { allExpertSet, hasMatches } from '#db/queries/lists/expert-search.ts'
import { listExpertsPage } from '#db/queries/lists/listed-experts.ts'
import { ALL_EXPERTS_PLACE, findTally } from '#db/queries/lists/listing-tallies.ts'
import type { SearchTerm } from '#db/queries/lists/search-term.ts'
import { SEARCH_LIMITS } from '#domain/limits/resource-limits.ts'
import { estimateScanLength } from '#domain/lists/estimate-scan-length.ts'
import type { FoundExpert, SearchAnswer } from '#domain/lists/expert-card.ts'
import { addFiltersToIntent } from '#domain/lists/finding/add-filters-to-intent.ts'
import { relaxationLabel } from '#domain/lists/finding/finding-labels.ts'
import type { Relaxation } from '#domain/lists/finding/relax-query.ts'
import { isIntentUnderstood, type SearchIntent } from '#domain/lists/finding/search-intent.ts'
import { type HireFilter, isFiltered, type HireSort } from '#domain/lists/hire-filter.ts'
import type { ListingTally } from '#domain/lists/listing-tally.ts'
import { removeTextSpan } from '#domain/lists/remove-text-span.ts'
import { searchWords } from '#domain/lists/search-words.ts'
import { countListPages, pageLimitOffset } from '#domain/page-number.ts'
import type { Deps } from '#use-cases/deps.ts'

import { countFilteredFacets } from './counts/count-filtered.ts'
import { citiesOfRegionFilter } from './counts/count-regions.ts'
import {
  SEARCH_BOUNDS,
  type SearchBounds,
  createScope,
  findExpertsByTerms,
  type SearchScope,
} from './find-experts-by-terms.ts'
import { fallbackResults } from './finding/fallback-results.ts'
import { findByWholeIntent, findByRelaxedIntent, type CloseMatchGroup } from './finding/find-by-intent.ts'
import { loadMatchReasons } from './finding/load-match-reasons.ts'
import { catalogueNameLookup, presentQueryReading } from './finding/present-reading.ts'
import { toSearchIntent } from './finding/to-search-intent.ts'
import { parseSearchTerms, withSimilarWords } from './parse-search-terms.ts'
import { presentFacets, totalFromFacets } from './present-facets.ts'
import { loadCardsById } from './read-expert-cards.ts'
import { tailorCard, toCardIntent } from './tailor-card.ts'

type SearchDeps = Pick<Deps, 'db' | 'catalogue' | 'cards' | 'now' | 'site'>

type Search = { q: string; page: number; sort: HireSort; filter: HireFilter }

const pageOf = ({ page, sort }: Search) => ({ sort, ...pageLimitOffset(page) })

type Found = {
  match: SearchAnswer['match']
  total: number
  more: boolean
  ids: string[]
  codes: ListingTally['codes']
  loosened?: Relaxation | null
  nowToo?: boolean
  near?: CloseMatchGroup[]
}

async function listEveryone({ db, catalogue }: SearchDeps, search: Search): Promise<Found> {
  const { filter } = search
  const page = pageOf(search)
  if (!isFiltered(filter)) {
    const [tally, rows] = await Promise.all([
      findTally(db, ALL_EXPERTS_PLACE),
      listExpertsPage(db, allExpertSet(), { filter, ...page }),
    ])
    const ids = rows.map((row) => row.profile_id)
    return { match: 'exact', total: tally.experts, more: false, ids, codes: tally.codes }
  }
  const tally = await findTally(db, ALL_EXPERTS_PLACE)
  const cities = citiesOfRegionFilter(catalogue, filter)
  const first = cities ? undefined : estimateScanLength(tally, { filter, wanted: page.offset + page.limit })
  const listed = allExpertSet(cities)
  const [{ codes }, rows] = await Promise.all([
    countFilteredFacets(db, { place: { ...ALL_EXPERTS_PLACE, cities }, filter, tally, listed }),
    listExpertsPage(db, listed, { filter, ...page, first }),
  ])
  const total = totalFromFacets(presentFacets(codes), filter)
  return { match: 'exact', total, more: false, ids: rows.map((row) => row.profile_id), codes }
}

type Bounded = Search & { scope: SearchScope }
/** The query also without what asks for somebody who is available now. */
type Worded = Bounded & { withoutNow: string }

function findWords(deps: SearchDeps, search: Bounded, terms: SearchTerm[]) {
  const { filter, scope } = search
  return findExpertsByTerms(
    deps,
    { terms, filter, cities: citiesOfRegionFilter(deps.catalogue, filter), ...pageOf(search) },
    scope,
  )
}

/** R63: similar words are tried only where no expert has the words, whatever the filters. */
async function findByWords(deps: SearchDeps, search: Bounded): Promise<Found> {
  const terms = parseSearchTerms(deps.catalogue, search.q)
  if (terms.length === 0 && search.q === '') return listEveryone(deps, search)
  const none = { match: 'none' as const, total: 0, more: false, ids: [], codes: new Map() }
  if (terms.length === 0) return none
  const found = await findWords(deps, search, terms)
  if (found.total > 0 || (isFiltered(search.filter) && (await hasMatches(deps.db, terms)))) {
    return { match: 'exact', ...found }
  }
  const loose = await withSimilarWords(deps, terms)
  if (!loose.some((term) => term.similar.length > 0) || !(await hasMatches(deps.db, loose))) return none
  return { match: 'similar', ...(await findWords(deps, search, loose)) }
}

/** R732: a sentence as words; that it asks for somebody who is available now is no word of it. */
async function findAsWords(deps: SearchDeps, search: Worded, { availableNow }: SearchIntent): Promise<Found> {
  if (!availableNow || search.filter.availability.length > 0) return findByWords(deps, search)
  const { withoutNow: q, filter } = search
  const available = await findByWords(deps, { ...search, q, filter: { ...filter, availability: ['AVAILABLE'] } })
  if (available.total > 0) return available
  const anytime = await findByWords(deps, { ...search, q })
  return anytime.match === 'none' ? anytime : { ...anytime, match: 'similar', loosened: 'availability' }
}

/** A sentence with more unknown words has other words than experts, not misspelt ones. */
const MAX_MISSPELT = 2

/** R321: a sentence is looked for by what it asks for; a single word, and words that mean nothing, as they are. */
async function find(deps: SearchDeps, search: Worded, intent: SearchIntent): Promise<Found> {
  const isWord = searchWords(search.q).length < 2
  if (isWord || !isIntentUnderstood(intent)) {
    const found = await findByWords(deps, search)
    if (found.match !== 'none' || !isIntentUnderstood(intent)) return found
  }
  const wanted = { intent, filter: search.filter, page: pageOf(search), scope: search.scope }
  const fitting = await findByWholeIntent(deps, wanted)
  if (fitting) return { match: fitting.loosened === null ? 'exact' : 'similar', ...fitting }
  const asWords =
    intent.words.length > 0 && intent.words.length <= MAX_MISSPELT ? await findAsWords(deps, search, intent) : undefined
  if (asWords && asWords.match !== 'none') return asWords
  const nearest = await findByRelaxedIntent(deps, wanted)
  return nearest ? { match: 'similar', ...nearest } : (asWords ?? findByWords(deps, search))
}

/** R327: without matches, the fallback results are shown. */
async function findOrFallBack(deps: SearchDeps, search: Worded, intent: SearchIntent): Promise<Found> {
  const found = await find(deps, search, intent)
  if (found.match !== 'none' || search.page > 1) return found
  return { ...found, near: await fallbackResults(deps, { ...search, intent }) }
}

const enqueue = createBoundedQueue(SEARCH_LIMITS, { name: 'searches' })

/**
 * R62: listed experts by words, filtered and sorted as on hire pages; without words, everyone. R260: only a few run at
 * a time, so that heavy searching leaves database connections for other requests.
 */
export function searchExperts(deps: SearchDeps, search: Search, bounds = SEARCH_BOUNDS): Promise<SearchAnswer> {
  return enqueue(() => answerSearch(deps, search, bounds))
}

const NOT_NOW = ', and not known to be available now'

async function answerSearch(deps: SearchDeps, search: Search, bounds: SearchBounds): Promise<SearchAnswer> {
  const { db, catalogue } = deps
  const { q, page } = search
  const reading = catalogue.read(q, { today: deps.now() })
  const intent = toSearchIntent(catalogue, q, reading)
  const read = presentQueryReading(catalogue, q, reading)
  const found = await findOrFallBack(
    deps,
    { ...search, withoutNow: removeTextSpan(q, reading.availableNow), scope: createScope(deps, bounds) },
    intent,
  )
  const { match, total, more, ids, codes, loosened = null, nowToo = false, near = [] } = found
  const all = [...ids, ...near.flatMap((group) => group.ids)]
  const asked = addFiltersToIntent(intent, search.filter)
  const [cards, reasonsById] = await Promise.all([
    listCardVersions(db, all).then((versions) => loadCardsById(deps, versions)),
    loadMatchReasons(deps, asked, all),
  ])
  const names = catalogueNameLookup(catalogue)
  const present = (some: string[]): FoundExpert[] =>
    some.flatMap((id) => {
      const read = cards.get(id)
      const reasons = reasonsById.get(id)
      return read ? [reasons ? tailorCard(catalogue, read, toCardIntent(asked, reasons)) : read.card] : []
    })
  const label = (what: Relaxation, isNowToo = false) => ({
    what,
    label: relaxationLabel(what, intent, names) + (isNowToo ? NOT_NOW : ''),
    notNow: isNowToo,
  })
  return {
    q,
    match,
    total,
    more,
    page,
    pages: countListPages(total),
    experts: present(ids),
    facets: presentFacets(codes),
    read,
    loosened: loosened && label(loosened, nowToo),
    near: near.map((group) => ({ ...label(group.loosened), experts: present(group.ids) })),
  }
}
