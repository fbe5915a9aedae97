import { type RawBuilder, sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import { prepared } from '#db/prepared.ts'
import { PAGE_SIZE } from '#domain/limits.ts'
import type { Tally } from '#domain/lists/listing-tally.ts'

import type { CardVersion } from './expert-cards.ts'
import { type ListedRow, RECOMMENDED } from './listed-experts.ts'
import {
  type CityCount,
  cityCounts,
  type HirePlace,
  readCityCounts,
  readParts,
  type TallyParts,
  tallyParts,
  type TextSlot,
} from './listing-tallies.ts'

type FirstPage = TallyParts & {
  first: [profileId: string, score: number, cardVersion: number][]
  cities: string | null
}
type Listing = { skill: TextSlot; country?: TextSlot; city?: TextSlot }

/** One statement, so that counts and experts are consistent. */
function firstPage({ skill, country, city }: Listing): RawBuilder<FirstPage> {
  const none = sql<string>`''`
  const here = [
    sql`listed.skill = ${skill}`,
    ...(country ? [sql`listed.country_code = ${country}`] : []),
    ...(city ? [sql`listed.city_slug = ${city}`] : []),
  ]
  const cities = country && !city ? cityCounts({ skill, country }) : sql`null`
  return sql<FirstPage>`
    select ${tallyParts({ skill, country: country ?? none, city: city ?? none })}, (
      select coalesce(json_agg(json_build_array(first.profile_id, first.score, profile.card_version)), '[]')
      from (
        select listed.profile_id, listed.score from listing as listed
        where ${sql.join(here, sql` and `)} order by ${RECOMMENDED}, listed.profile_id limit ${sql.lit(PAGE_SIZE)}
      ) as first
      join profile on profile.id = first.profile_id
    ) as first, ${cities} as cities`
}

const ofSkill = prepared((_, skill: TextSlot) => firstPage({ skill }))
const ofCountry = prepared((_, skill: TextSlot, country: TextSlot) => firstPage({ skill, country }))
const ofCity = prepared((_, skill: TextSlot, country: TextSlot, city: TextSlot) => firstPage({ skill, country, city }))

function readRow(db: Db, { skill, country, city }: HirePlace): Promise<FirstPage[]> {
  if (country === undefined) return ofSkill(db, skill)
  return city === undefined ? ofCountry(db, skill, country) : ofCity(db, skill, country, city)
}

/**
 * The recommended first page of a place, which most visitors see: its counts, a country's counts by city, and its
 * experts in no order.
 */
export async function readFirstPage(
  db: Db,
  place: HirePlace,
): Promise<{ tally: Tally; cities: CityCount[]; listed: (ListedRow & CardVersion)[] }> {
  const [row] = await readRow(db, place)
  const first = row?.first ?? []
  const listed = first.map(([profile_id, score, card_version]) => ({ profile_id, score, card_version }))
  return { tally: readParts(row), cities: readCityCounts(row?.cities), listed }
}
