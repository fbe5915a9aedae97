import { type RawBuilder, sql } from 'kysely'

import { nearlyPassing } from '#db/queries/lists/facet-counts.ts'
import type { Listed } from '#db/queries/lists/listed-experts.ts'
import type { HireFilter } from '#domain/lists/hire-filter.ts'

import { type RegionBits, regionKey } from './bit-keys.ts'
import { countUnder } from './bit-masks.ts'

/** Regions to count in. */
export type Regions = { slugs: readonly string[]; bits: RegionBits }

/** Of a region (`%region`) by bitmaps, of a city (`@city`) what has changed since; the marker: chunks without it. */
export type PlaceCount = { place: string | null; count: number }

/** Statements that count those who pass by place, without a code. They read `masks`. */
export function regionCounts(stale: Listed, filter: HireFilter, { slugs, bits }: Regions): RawBuilder<unknown>[] {
  const changed = nearlyPassing(stale, filter, sql`listed.weight, listed.city_slug`)
  return [
    sql`select null, key, ${countUnder(sql`mask0`)} as count
      from facet_bits join masks using (chunk) where key = any(${slugs.map(regionKey)}::text[])`,
    sql`select null, '@' || city_slug, weight from (${changed}) as found where failed = 0 and city_slug is not null`,
    sql`select null, ${bits.marker}, count(*) filter (where key = '*') - count(*) filter (where key <> '*')
      from facet_bits where key in ('*', ${bits.marker})`,
  ]
}

/** Undefined where some chunk has no bitmaps of these regions. */
export function readRegions(rows: readonly PlaceCount[], { slugs, bits }: Regions): Map<string, number> | undefined {
  if (rows.some(({ place }) => place === bits.marker)) return undefined
  const counts = new Map(slugs.map((region) => [region, 0]))
  for (const { place, count } of rows) {
    const region = place?.startsWith('@') ? bits.ofCity.get(place.slice(1)) : place?.slice(1)
    const before = counts.get(region ?? '')
    if (region !== undefined && before !== undefined) counts.set(region, before + count)
  }
  return counts
}
