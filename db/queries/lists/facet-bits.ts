import { type RawBuilder, sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import { filterCodes } from '#domain/lists/facet-codes.ts'
import type { HireFilter } from '#domain/lists/hire-filter.ts'

import { regionBitmapKey } from './bits/bit-keys.ts'
import { cityBitmapKeys, countsByKeySql, filterMasksSql, staleExpertSet } from './bits/bit-masks.ts'
import { sumRegionCounts, regionChangesSql, type RegionsToCount } from './bits/region-counts.ts'
import type { CityCount } from './city-counts.ts'
import { facetCountsSql, failingAtMostOneSql } from './facet-counts.ts'
import { inCitiesSql, type ExpertSet } from './listed-experts.ts'
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
function staleOn({ skill, country, city, cities }: NarrowedPlace): ExpertSet {
  return staleExpertSet([
    ...(skill === '' ? [] : [sql<boolean>`${skill} = any(listed.skills)`]),
    ...(country === undefined ? [] : [sql<boolean>`listed.country_code = ${country}`]),
    ...(city === undefined ? [] : [sql<boolean>`listed.city_slug = ${city}`]),
    ...inCitiesSql(cities),
  ])
}

type Counting = {
  place: NarrowedPlace
  filter: HireFilter
  /** The codes that any expert on the page has. */
  counted: Iterable<number>
  /** Where those who pass are counted, too. */
  regions?: RegionsToCount | undefined
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
export async function countFacetsByBitmaps(db: Db, counting: Counting): Promise<FilteredCounts> {
  const { place, filter, counted, regions } = counting
  const parts = filterCodes(filter)
  const all = new Set(counted)
  const stale = staleOn(place)
  const counts = [
    ...countsByKeySql(parts, { codes: all, others: regions?.slugs.map(regionBitmapKey) ?? [] }),
    sql`select code::text as key, count from (${facetCountsSql(stale, filter, sql`changed`, { weighed: true })}) as coded`,
    ...(regions ? regionChangesSql(regions) : []),
  ]
  const { rows } = await sql<{ key: string; count: number }>`
    with masks as materialized (${filterMasksSql(onPage(place), { cities: place.cities, parts })}),
      changed as materialized (${failingAtMostOneSql(stale, filter, sql`listed.weight, listed.city_slug`)})
    select key, sum(count)::integer as count from (${sql.join(counts, sql` union all `)}) as counted
    group by key having sum(count) <> 0
  `.execute(db)
  // A code whose last expert has just dropped it is still in the bitmaps of stale experts, but no expert on the page has it.
  const codes = rows.flatMap(({ key, count }) => (all.has(Number(key)) ? [[Number(key), count] as const] : []))
  return { codes: new Map(codes), regions: regions && sumRegionCounts(rows, regions) }
}

/** How many are in each of these cities. */
export async function countCitiesByBitmaps(db: Db, cities: readonly string[]): Promise<CityCount[]> {
  const { rows } = await sql<CityCount>`
    select city, sum(experts)::integer as experts from (
      select substr(key, 2) as city, bit_count(bits) as experts from facet_bits where key = any(${cityBitmapKeys(cities)}::text[])
      union all
      select city_slug, weight from ${staleExpertSet([]).table} as stale where city_slug = any(${cities}::text[])
    ) as counted
    group by city having sum(experts) <> 0
  `.execute(db)
  return rows
}
