import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import { prepared } from '#db/prepared.ts'

import type { TextSlot } from './listing-tallies.ts'

export type CityCount = { city: string; experts: number }

/**
 * How many experts with a skill each city of a country lists, as one text (`berlin 12,munich 9`). What has changed since
 * they were added up follows, so a city may be in it twice.
 */
export const cityCounts = ({ skill, country }: Record<'skill' | 'country', TextSlot>) => sql<string>`concat_ws(',', (
      select nullif(cities, '') from listing_tally
      where skill = ${skill} and country_code = ${country} and city_slug = ''
    ), (
      select string_agg(city_slug || ' ' || experts, ',') from listing_change
      where skill = ${skill} and country_code = ${country} and city_slug <> '' and experts <> 0
    ))`

export function readCityCounts(text: string): CityCount[] {
  return (text ? text.split(',') : []).map((one) => {
    const [city = '', experts] = one.split(' ')
    return { city, experts: Number(experts) }
  })
}

const selectCities = prepared((_, skill: TextSlot, country: TextSlot) => {
  return sql<{ cities: string }>`select ${cityCounts({ skill, country })} as cities`
})

/** The same text by itself. */
export async function countCities(db: Db, { skill, country }: { skill: string; country: string }): Promise<string> {
  const [row] = await selectCities(db, skill, country)
  return row?.cities ?? ''
}
