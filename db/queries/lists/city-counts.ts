import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import { prepared } from '#db/prepared.ts'

import type { TextSlot } from './listing-tallies.ts'

export type CityCount = { city: string; experts: number }

/**
 * How many experts with a skill each city of a country lists, as one text: hundreds of cities as JSON take three times
 * as long.
 */
export const cityCounts = ({ skill, country }: Record<'skill' | 'country', TextSlot>) => sql<string | null>`
    (select string_agg(city_slug || ' ' || experts, ',') from (
      select city_slug, experts from listing_tally where skill = ${skill} and country_code = ${country}
      union all
      select city_slug, experts from listing_change where skill = ${skill} and country_code = ${country}
    ) as known where city_slug <> '')`

export function readCityCounts(text: string | null | undefined): CityCount[] {
  const counts = new Map<string, number>()
  for (const one of text ? text.split(',') : []) {
    const [city = '', experts] = one.split(' ')
    counts.set(city, (counts.get(city) ?? 0) + Number(experts))
  }
  return Array.from(counts, ([city, experts]) => ({ city, experts })).filter(({ experts }) => experts > 0)
}

const selectCities = prepared((_, skill: TextSlot, country: TextSlot) => {
  return sql<{ cities: string | null }>`select ${cityCounts({ skill, country })} as cities`
})

export async function countCities(
  db: Db,
  { skill, country }: { skill: string; country: string },
): Promise<CityCount[]> {
  const [row] = await selectCities(db, skill, country)
  return readCityCounts(row?.cities)
}
