import { type RawBuilder, sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import { preparedQuery } from '#db/prepared.ts'
import { MAX_PAGES, PAGE_SIZE } from '#domain/limits.ts'
import type { ListingTally } from '#domain/lists/listing-tally.ts'
import { arrangePage, NEWCOMER_PLACES } from '#domain/lists/ranking/newcomers.ts'

import { cityCountsSql } from './city-counts.ts'
import type { CardVersion } from './expert-cards.ts'
import { allConditionsSql, type ListedRow, RECOMMENDED_ORDER_SQL, type SqlCondition } from './listed-experts.ts'
import {
  type HirePlace,
  parseTallyParts,
  type TallyParts,
  tallyWithChangesSql,
  type TextParameter,
} from './listing-tallies.ts'
import { newcomersSql } from './newcomers.ts'
import { pageCountsSql, parsePageCounts, serializeHirePlaces } from './page-counts.ts'

type Page = TallyParts & {
  /** By score, as `parseRows` reads them. */
  ranked: string | null
  /** Those who have the places of newcomers, in their order. */
  newcomers: string | null
  cities: string | null
  counts: string | null
}
type Place = { skill: TextParameter; country?: TextParameter; city?: TextParameter }
type Parts = {
  pageOf: (here: SqlCondition, offset: TextParameter) => RawBuilder<unknown>
  countsOf: (others: TextParameter) => RawBuilder<unknown>
}

const NONE = sql<string>`''`

function conditionsOf({ skill, country, city }: Place): SqlCondition {
  return allConditionsSql([
    sql<boolean>`listed.skill = ${skill}`,
    ...(country ? [sql<boolean>`listed.country_code = ${country}`] : []),
    ...(city ? [sql<boolean>`listed.city_slug = ${city}`] : []),
  ])
}

/** The first experts by score. */
const firstOf = (here: SqlCondition, limit: number) => sql`
    select listed.profile_id, listed.score from listing as listed where ${here}
    order by ${RECOMMENDED_ORDER_SQL}, listed.profile_id limit ${sql.lit(limit)}`

const firstPage: Parts['pageOf'] = (here) => firstOf(here, PAGE_SIZE)

/** `arrangePage` needs some rows before those of the page. */
const EARLIER = sql.lit(NEWCOMER_PLACES.length)

/** The inner limit is for the planner, which does not know the offset, and would expect to skip a tenth of all rows. */
const laterPage: Parts['pageOf'] = (here, offset) => sql`select profile_id, score
  from (${firstOf(here, MAX_PAGES * PAGE_SIZE + NEWCOMER_PLACES.length)}) as reachable order by score desc, profile_id
  limit ${sql.lit(PAGE_SIZE)} + ${EARLIER} offset ${offset}::integer - ${EARLIER}`

type Listed = { others: TextParameter; offset: TextParameter; day: TextParameter }
type Listing = Place & Listed & { cities?: RawBuilder<unknown> }

/** The statements for each kind of page; each is one, so that counts and experts are consistent. */
function statements({ pageOf, countsOf }: Parts) {
  const select = ({ others, offset, day, cities = sql`null`, ...place }: Listing) => {
    const { skill, country = NONE, city = NONE } = place
    const here = conditionsOf(place)
    const last = sql`${firstOf(here, 1)} offset ${sql.lit(PAGE_SIZE - 1)}`
    return sql<Page>`
      select ${tallyWithChangesSql({ skill, country, city })}, (
        select string_agg(concat_ws(' ', page.profile_id, page.score, profile.card_version, profile.new_until), ','
          order by page.score desc, page.profile_id)
        from (${pageOf(here, offset)}) as page join profile on profile.id = page.profile_id
      ) as ranked, (
        ${newcomersSql({ place: { skill, country, city }, last, day })}
      ) as newcomers, ${cities} as cities, ${countsOf(others)} as counts`
  }
  return {
    ofSkill: preparedQuery(
      (_, others: TextParameter, offset: TextParameter, day: TextParameter, skill: TextParameter) =>
        select({ others, offset, day, skill }),
    ),
    ofCountry: preparedQuery(
      (
        _,
        others: TextParameter,
        offset: TextParameter,
        day: TextParameter,
        skill: TextParameter,
        country: TextParameter,
      ) => select({ others, offset, day, skill, country }),
    ),
    ofCountryByCity: preparedQuery(
      (
        _,
        others: TextParameter,
        offset: TextParameter,
        day: TextParameter,
        skill: TextParameter,
        country: TextParameter,
      ) => select({ others, offset, day, skill, country, cities: cityCountsSql({ skill, country }) }),
    ),
    ofCity: preparedQuery(
      (
        _,
        others: TextParameter,
        offset: TextParameter,
        day: TextParameter,
        skill: TextParameter,
        country: TextParameter,
        city: TextParameter,
      ) => select({ others, offset, day, skill, country, city }),
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
  /** `YYYY-MM-DD`: on which experts are new. */
  day: string
}

function readRow(db: Db, { skill, country, city }: HirePlace, wanted: Wanted): Promise<Page[]> {
  const { page, others, countCities, day } = wanted
  const kinds = page === 1 ? first : later
  const { ofSkill, ofCountry, ofCountryByCity, ofCity } = others.length > 0 ? kinds.counting : kinds.notCounting
  const extras = [serializeHirePlaces(others), String((page - 1) * PAGE_SIZE), day] as const
  if (country === undefined) return ofSkill(db, ...extras, skill)
  if (city !== undefined) return ofCity(db, ...extras, skill, country, city)
  return countCities ? ofCountryByCity(db, ...extras, skill, country) : ofCountry(db, ...extras, skill, country)
}

type RecommendedRow = ListedRow & CardVersion & { profileId: string; isNew: boolean }

type RecommendedPage = {
  tally: ListingTally
  cities: string
  /** By score. */
  listed: RecommendedRow[]
  /** R811: those who have the places of newcomers, in their order. */
  newcomers: RecommendedRow[]
  counts: number[]
}

/** Ids, scores, versions and days from which on experts are not new, as text: PostgreSQL takes longer to write JSON. */
function parseRows(text: string | null | undefined, day: string): RecommendedRow[] {
  return (text ? text.split(',') : []).map((row) => {
    const [profileId = '', score, version, newUntil = ''] = row.split(' ')
    return {
      profileId,
      profile_id: profileId,
      score: Number(score),
      card_version: Number(version),
      isNew: newUntil > day,
    }
  })
}

/**
 * A page of a place as most visitors see it, unfiltered and in the recommended order: its counts, a country's counts by
 * city (`parseCityCounts`), its experts, and the number of experts on each of some other pages.
 */
export async function findRecommendedPage(db: Db, place: HirePlace, wanted: Wanted): Promise<RecommendedPage> {
  const [row] = await readRow(db, place, wanted)
  return {
    tally: parseTallyParts(row),
    cities: row?.cities ?? '',
    ...arrangePage({
      page: wanted.page,
      ranked: parseRows(row?.ranked, wanted.day),
      newcomers: parseRows(row?.newcomers, wanted.day),
    }),
    counts: parsePageCounts(row?.counts),
  }
}
