import { type RawBuilder, sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import { preparedQuery } from '#db/prepared.ts'
import { MAX_PAGES, PAGE_SIZE } from '#domain/limits.ts'
import type { ListingTally } from '#domain/lists/listing-tally.ts'

import { cityCountsSql } from './city-counts.ts'
import type { CardVersion } from './expert-cards.ts'
import { type ListedRow, RECOMMENDED_ORDER_SQL } from './listed-experts.ts'
import {
  type HirePlace,
  parseTallyParts,
  type TallyParts,
  tallyWithChangesSql,
  type TextParameter,
} from './listing-tallies.ts'
import { pageCountsSql, parsePageCounts, serializeHirePlaces } from './page-counts.ts'

type Page = TallyParts & {
  listed: [profileId: string, score: number, cardVersion: number][]
  cities: string | null
  counts: string | null
}
type Place = { skill: TextParameter; country?: TextParameter; city?: TextParameter }
type Parts = {
  pageOf: (place: Place, offset: TextParameter) => RawBuilder<unknown>
  countsOf: (others: TextParameter) => RawBuilder<unknown>
}

/** The first experts of a place, in their order. */
function firstOf({ skill, country, city }: Place, limit: number): RawBuilder<unknown> {
  const here = [
    sql`listed.skill = ${skill}`,
    ...(country ? [sql`listed.country_code = ${country}`] : []),
    ...(city ? [sql`listed.city_slug = ${city}`] : []),
  ]
  return sql`select listed.profile_id, listed.score from listing as listed where ${sql.join(here, sql` and `)}
    order by ${RECOMMENDED_ORDER_SQL}, listed.profile_id limit ${sql.lit(limit)}`
}

const firstPage: Parts['pageOf'] = (place) => firstOf(place, PAGE_SIZE)

/** The inner limit is for the planner, which does not know the offset, and would expect to skip a tenth of all rows. */
const laterPage: Parts['pageOf'] = (place, offset) => sql`select profile_id, score
  from (${firstOf(place, MAX_PAGES * PAGE_SIZE)}) as reachable order by score desc, profile_id
  limit ${sql.lit(PAGE_SIZE)} offset ${offset}::integer`

type Listing = Place & { others: TextParameter; offset: TextParameter; cities?: RawBuilder<unknown> }

/** The statements for each kind of page; each is one, so that counts and experts are consistent. */
function statements({ pageOf, countsOf }: Parts) {
  const none = sql<string>`''`
  const select = ({ others, offset, cities = sql`null`, ...place }: Listing) => {
    const { skill, country = none, city = none } = place
    return sql<Page>`
      select ${tallyWithChangesSql({ skill, country, city })}, (
        select coalesce(json_agg(json_build_array(page.profile_id, page.score, profile.card_version)), '[]')
        from (${pageOf(place, offset)}) as page join profile on profile.id = page.profile_id
      ) as listed, ${cities} as cities, ${countsOf(others)} as counts`
  }
  return {
    ofSkill: preparedQuery((_, others: TextParameter, offset: TextParameter, skill: TextParameter) =>
      select({ others, offset, skill }),
    ),
    ofCountry: preparedQuery(
      (_, others: TextParameter, offset: TextParameter, skill: TextParameter, country: TextParameter) =>
        select({ others, offset, skill, country }),
    ),
    ofCountryByCity: preparedQuery(
      (_, others: TextParameter, offset: TextParameter, skill: TextParameter, country: TextParameter) =>
        select({ others, offset, skill, country, cities: cityCountsSql({ skill, country }) }),
    ),
    ofCity: preparedQuery(
      (
        _,
        others: TextParameter,
        offset: TextParameter,
        skill: TextParameter,
        country: TextParameter,
        city: TextParameter,
      ) => select({ others, offset, skill, country, city }),
    ),
  }
}

/** With nothing to count PostgreSQL would plan the statement again for each request, which takes longer than to run it. */
const noCounts = () => sql`null`
const first = {
  counting: statements({ pageOf: firstPage, countsOf: pageCountsSql }),
  notCounting: statements({ pageOf: firstPage, countsOf: noCounts }),
}
const later = {
  counting: statements({ pageOf: laterPage, countsOf: pageCountsSql }),
  notCounting: statements({ pageOf: laterPage, countsOf: noCounts }),
}

type Wanted = {
  /** From 1. */
  page: number
  /** Other pages, whose experts are counted. */
  others: readonly HirePlace[]
  /** Whether a country's experts are counted by city. */
  countCities: boolean
}

function readRow(db: Db, { skill, country, city }: HirePlace, { page, others, countCities }: Wanted): Promise<Page[]> {
  const kinds = page === 1 ? first : later
  const { ofSkill, ofCountry, ofCountryByCity, ofCity } = others.length > 0 ? kinds.counting : kinds.notCounting
  const extras = [serializeHirePlaces(others), String((page - 1) * PAGE_SIZE)] as const
  if (country === undefined) return ofSkill(db, ...extras, skill)
  if (city !== undefined) return ofCity(db, ...extras, skill, country, city)
  return countCities ? ofCountryByCity(db, ...extras, skill, country) : ofCountry(db, ...extras, skill, country)
}

/**
 * A page of a place as most visitors see it, unfiltered and in the recommended order: its counts, a country's counts by
 * city (`parseCityCounts`), its experts in no order, and the number of experts on each of some other pages.
 */
export async function findRecommendedPage(
  db: Db,
  place: HirePlace,
  wanted: Wanted,
): Promise<{ tally: ListingTally; cities: string; listed: (ListedRow & CardVersion)[]; counts: number[] }> {
  const [row] = await readRow(db, place, wanted)
  const listed = (row?.listed ?? []).map(([profile_id, score, card_version]) => ({ profile_id, score, card_version }))
  return { tally: parseTallyParts(row), cities: row?.cities ?? '', listed, counts: parsePageCounts(row?.counts) }
}
