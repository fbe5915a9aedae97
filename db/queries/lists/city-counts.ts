import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import { preparedQuery } from '#db/prepared.ts'

import type { TextParameter } from './listing-tallies.ts'

export type CityCount = { city: string; experts: number }

/**
 * How many experts with a skill each city of a country lists, as one text (`berlin 12,munich 9`). What has changed since
 * they were added up follows, so a city may be in it twice.
 */
export const cityCountsSql = ({
  skill,
  country,
}: Record<'skill' | 'country', TextParameter>) => sql<string>`concat_ws(',', (
      select nullif(cities, '') from listing_tally
      where skill = ${skill} and country_code = ${country} and city_slug = ''
    ), (
      select string_agg(city_slug || ' ' || experts, ',') from listing_change
      where skill = ${skill} and country_code = ${country} and city_slug <> '' and experts <> 0
    ))`

export function parseCityCounts(text: string): CityCount[] {
  return (text ? text.split(',') : []).map((one) => {
    const [city = '', experts] = one.split(' ')
    return { city, experts: Number(experts) }
  })
}

const selectCities = preparedQuery((_, skill: TextParameter, country: TextParameter) => {
  return sql<{ cities: string }>`select ${cityCountsSql({ skill, country })} as cities`
})

/** The same text by itself. */
export async function findCityCountsText(
  db: Db,
  { skill, country }: { skill: string; country: string },
): Promise<string> {
  const [row] = await selectCities(db, skill, country)
  return row?.cities ?? ''
}
