import { type RawBuilder, sql } from 'kysely'

import type { RegionBitmapIndex } from './bit-keys.ts'

/** Regions to count in. */
export type RegionsToCount = { slugs: readonly string[]; bits: RegionBitmapIndex }

/** Of a region (`%region`) by bitmaps, of a city (`@city`) what has changed since; the marker: chunks without it. */
type KeyCount = { key: string; count: number }

/** What the counts of regions by bitmaps lack: who has `changed`, and which chunks do not know these regions. */
export function regionChangesSql({ bits }: RegionsToCount): RawBuilder<unknown>[] {
  return [
    sql`select '@' || city_slug, weight from changed where failed = 0 and city_slug is not null`,
    sql`select ${bits.marker}, count(*) filter (where key = '*') - count(*) filter (where key <> '*')
      from facet_bits where key in ('*', ${bits.marker})`,
  ]
}

/** Undefined where some chunk has no bitmaps of these regions. */
export function sumRegionCounts(
  rows: readonly KeyCount[],
  { slugs, bits }: RegionsToCount,
): Map<string, number> | undefined {
  if (rows.some(({ key }) => key === bits.marker)) return undefined
  const counts = new Map(slugs.map((region) => [region, 0]))
  for (const { key, count } of rows) {
    const region = key.startsWith('@') ? bits.ofCity.get(key.slice(1)) : key.slice(1)
    const before = counts.get(region ?? '')
    if (region !== undefined && before !== undefined) counts.set(region, before + count)
  }
  return counts
}
