import { type RawBuilder, sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import { prepared } from '#db/prepared.ts'
import { PAGE_SIZE } from '#domain/limits.ts'
import type { Tally } from '#domain/lists/listing-tally.ts'

import { cityCounts } from './city-counts.ts'
import type { CardVersion } from './expert-cards.ts'
import { type ListedRow, RECOMMENDED } from './listed-experts.ts'
import { type HirePlace, readParts, type TallyParts, tallyParts, type TextSlot } from './listing-tallies.ts'
import { pageCounts, readPageCounts, writePlaces } from './page-counts.ts'

type FirstPage = TallyParts & {
  first: [profileId: string, score: number, cardVersion: number][]
  cities: string | null
  counts: string | null
}
type Listing = {
  skill: TextSlot
  country?: TextSlot
  city?: TextSlot
  cities?: RawBuilder<unknown>
  counts: RawBuilder<unknown>
}

/** One statement, so that counts and experts are consistent. */
function firstPage({ skill, country, city, cities = sql`null`, counts }: Listing): RawBuilder<FirstPage> {
  const none = sql<string>`''`
  const here = [
    sql`listed.skill = ${skill}`,
    ...(country ? [sql`listed.country_code = ${country}`] : []),
    ...(city ? [sql`listed.city_slug = ${city}`] : []),
  ]
  return sql<FirstPage>`
    select ${tallyParts({ skill, country: country ?? none, city: city ?? none })}, (
      select coalesce(json_agg(json_build_array(first.profile_id, first.score, profile.card_version)), '[]')
      from (
        select listed.profile_id, listed.score from listing as listed
        where ${sql.join(here, sql` and `)} order by ${RECOMMENDED}, listed.profile_id limit ${sql.lit(PAGE_SIZE)}
      ) as first
      join profile on profile.id = first.profile_id
    ) as first, ${cities} as cities, ${counts} as counts`
}

/** The statements for each kind of page. */
function firstPages(countsOf: (others: TextSlot) => RawBuilder<unknown>) {
  return {
    ofSkill: prepared((_, others: TextSlot, skill: TextSlot) => firstPage({ skill, counts: countsOf(others) })),
    ofCountry: prepared((_, others: TextSlot, skill: TextSlot, country: TextSlot) =>
      firstPage({ skill, country, counts: countsOf(others) }),
    ),
    ofCountryByCity: prepared((_, others: TextSlot, skill: TextSlot, country: TextSlot) =>
      firstPage({ skill, country, cities: cityCounts({ skill, country }), counts: countsOf(others) }),
    ),
    ofCity: prepared((_, others: TextSlot, skill: TextSlot, country: TextSlot, city: TextSlot) =>
      firstPage({ skill, country, city, counts: countsOf(others) }),
    ),
  }
}

const counting = firstPages(pageCounts)
/** With nothing to count PostgreSQL would plan the statement anew for each request, which takes longer than to run it. */
const notCounting = firstPages(() => sql`null`)

type Extras = {
  /** Other pages, whose experts are counted. */
  others: readonly HirePlace[]
  /** Whether a country's experts are counted by city. */
  countCities: boolean
}

function readRow(db: Db, { skill, country, city }: HirePlace, { others, countCities }: Extras): Promise<FirstPage[]> {
  const counted = writePlaces(others)
  const { ofSkill, ofCountry, ofCountryByCity, ofCity } = others.length > 0 ? counting : notCounting
  if (country === undefined) return ofSkill(db, counted, skill)
  if (city !== undefined) return ofCity(db, counted, skill, country, city)
  return countCities ? ofCountryByCity(db, counted, skill, country) : ofCountry(db, counted, skill, country)
}

/**
 * The recommended first page of a place, which most visitors see: its counts, a country's counts by city (`readCityCounts`),
 * its experts in no order, and the number of experts on each of some other pages.
 */
export async function readFirstPage(
  db: Db,
  place: HirePlace,
  extras: Extras,
): Promise<{ tally: Tally; cities: string; listed: (ListedRow & CardVersion)[]; counts: number[] }> {
  const [row] = await readRow(db, place, extras)
  const first = row?.first ?? []
  const listed = first.map(([profile_id, score, card_version]) => ({ profile_id, score, card_version }))
  return { tally: readParts(row), cities: row?.cities ?? '', listed, counts: readPageCounts(row?.counts) }
}
