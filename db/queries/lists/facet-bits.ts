import { type RawBuilder, sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import { filterCodes } from '#domain/lists/facet-codes.ts'
import { FACETS, type HireFilter } from '#domain/lists/hire-filter.ts'

import { cityKeys, countsIn, masksOf, staleAmong } from './bits/bit-masks.ts'
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

/**
 * R65: counts by facet code under a filter, each facet as if its own part of the filter were left out. Equally fast for
 * broad and narrow filters. @param counted the codes that anybody on the page has
 */
export async function countByBits(
  db: Db,
  { place, filter, counted }: { place: NarrowedPlace; filter: HireFilter; counted: Iterable<number> },
): Promise<Map<number, number>> {
  const parts = filterCodes(filter)
  const all = new Set(counted)
  const counts = FACETS.flatMap((facet) => countsIn(facet, { parts, counted: all }))
  const stale = staleOn(place)
  const changed = codeCounts(stale, filter, sql`(${nearlyPassing(stale, filter, sql`listed.weight`)}) as found`, {
    weighed: true,
  })
  const { rows } = await sql<{ code: number; count: number }>`
    with masks as materialized (${masksOf(onPage(place), { cities: place.cities, parts })})
    select code, sum(count)::integer as count from (
      ${sql.join([...counts, sql`(${changed})`], sql` union all `)}
    ) as counted
    group by code having sum(count) <> 0
  `.execute(db)
  // A code whose last expert has just dropped it is still in the bitmaps of stale experts, but on nobody of the page.
  return new Map(rows.filter(({ code }) => all.has(code)).map(({ code, count }) => [code, count]))
}

/** How many of those who pass every filter are in each of these cities. */
export async function countCitiesByBits(
  db: Db,
  { place, filter, cities }: { place: HirePlace; filter: HireFilter; cities: readonly string[] },
): Promise<CityCount[]> {
  const stale = nearlyPassing(staleOn({ ...place, cities }), filter, sql`listed.weight, listed.city_slug`)
  const { rows } = await sql<CityCount>`
    with masks as materialized (${masksOf(onPage(place), { parts: filterCodes(filter) })})
    select city, sum(experts)::integer as experts from (
      select substr(key, 2) as city, bit_count(facet_bits.bits & mask0) as experts
      from facet_bits join masks using (chunk) where key = any(${cityKeys(cities)}::text[])
      union all
      select city_slug, weight from (${stale}) as found where failed = 0
    ) as counted
    group by city having sum(experts) <> 0
  `.execute(db)
  return rows
}
