import { type RawBuilder, sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import { filterCodes } from '#domain/lists/facet-codes.ts'
import { FACETS, type HireFilter } from '#domain/lists/hire-filter.ts'

import { cityKeys, countsIn, masksOf, staleAmong } from './bits/bit-masks.ts'
import { type PlaceCount, readRegions, regionCounts, type Regions } from './bits/region-counts.ts'
import type { CityCount } from './city-counts.ts'
import { codeCounts, nearlyPassing } from './facet-counts.ts'
import { inCities, type Listed } from './listed-experts.ts'
import type { HirePlace, NarrowedPlace } from './listing-tallies.ts'

/** Per chunk who is on a page: those who have all of its keys. */
function onPage({ skill, country, city }: HirePlace): RawBuilder<unknown> {
  const keys =
    skill === ''
      ? ['*']
      : [`#${skill}`, ...(country === undefined ? [] : [`=${country}`]), ...(city === undefined ? [] : [`@${city}`])]
  return sql`
    select chunk, bit_and(bits) as bits from facet_bits where key = any(${keys}::text[])
    group by chunk having count(*) = ${sql.lit(keys.length)}`
}

/** Stale experts of the page. */
function staleOn({ skill, country, city, cities }: NarrowedPlace): Listed {
  return staleAmong([
    ...(skill === '' ? [] : [sql<boolean>`${skill} = any(listed.skills)`]),
    ...(country === undefined ? [] : [sql<boolean>`listed.country_code = ${country}`]),
    ...(city === undefined ? [] : [sql<boolean>`listed.city_slug = ${city}`]),
    ...inCities(cities),
  ])
}

type Counting = {
  place: NarrowedPlace
  filter: HireFilter
  /** The codes that anybody on the page has. */
  counted: Iterable<number>
  /** Where those who pass are counted, too. */
  regions?: Regions | undefined
}

export type FilteredCounts = {
  codes: Map<number, number>
  /** Of those who pass every filter; undefined where they were not counted. */
  regions: Map<string, number> | undefined
}

/**
 * R65: counts by facet code under a filter, each facet as if its own part of the filter were left out. Equally fast for
 * broad and narrow filters.
 */
export async function countByBits(db: Db, counting: Counting): Promise<FilteredCounts> {
  const { place, filter, counted, regions } = counting
  const parts = filterCodes(filter)
  const all = new Set(counted)
  const stale = staleOn(place)
  const changed = codeCounts(stale, filter, sql`(${nearlyPassing(stale, filter, sql`listed.weight`)}) as found`, {
    weighed: true,
  })
  const byCode = [...FACETS.flatMap((facet) => countsIn(facet, { parts, counted: all })), sql`(${changed})`]
  const byPlace = regions ? regionCounts(stale, filter, regions) : []
  const { rows } = await sql<PlaceCount & { code: number | null }>`
    with masks as materialized (${masksOf(onPage(place), { cities: place.cities, parts })})
    select code, place, sum(count)::integer as count from (
      select code, null::text as place, count from (${sql.join(byCode, sql` union all `)}) as coded
      ${sql.join(
        byPlace.map((counts) => sql`union all ${counts}`),
        sql` `,
      )}
    ) as counted
    group by code, place having sum(count) <> 0
  `.execute(db)
  // A code whose last expert has just dropped it is still in the bitmaps of stale experts, but on nobody of the page.
  const codes = rows.flatMap(({ code, count }) => (code !== null && all.has(code) ? [[code, count] as const] : []))
  return { codes: new Map(codes), regions: regions && readRegions(rows, regions) }
}

/** How many are in each of these cities. */
export async function countCitiesByBits(db: Db, cities: readonly string[]): Promise<CityCount[]> {
  const { rows } = await sql<CityCount>`
    select city, sum(experts)::integer as experts from (
      select substr(key, 2) as city, bit_count(bits) as experts from facet_bits where key = any(${cityKeys(cities)}::text[])
      union all
      select city_slug, weight from ${staleAmong([]).table} as stale where city_slug = any(${cities}::text[])
    ) as counted
    group by city having sum(experts) <> 0
  `.execute(db)
  return rows
}
