import { type RawBuilder, sql } from 'kysely'

import type { Condition, Listed } from '#db/queries/lists/listed-experts.ts'
import type { NarrowedPlace } from '#db/queries/lists/listing-tallies.ts'
import { CODE_RANGES, type filterCodes } from '#domain/lists/facet-codes.ts'
import type { FacetName } from '#domain/lists/hire-filter.ts'

/** As in the column's declaration. */
export const CHUNK = 131_072

export const NOBODY = sql`b'0'::bit(${sql.lit(CHUNK)})`

type Parts = ReturnType<typeof filterCodes>

export const cityKeys = (cities: readonly string[]) => cities.map((city) => `@${city}`)

/**
 * Per chunk: who passes every part of the filter (`mask0`), and who passes all but the first, the second … (`mask1` …).
 * @param among the `bits` of a `chunk`
 */
export function masksOf(
  among: RawBuilder<unknown>,
  { cities, parts }: { cities?: NarrowedPlace['cities']; parts: Parts },
): RawBuilder<unknown> {
  const within =
    cities &&
    sql`join (select chunk, bit_or(bits) as bits from facet_bits where key = any(${cityKeys(cities)}::text[])
        group by chunk) as within using (chunk)`
  const names = parts.map((_, index) => sql.raw(`part${index + 1}`))
  const joined = parts.map(
    ({ codes }, index) => sql`
      left join (select chunk, bit_or(bits) as bits from facet_bits where key = any(${codes.map(String)}::text[])
        group by chunk) as ${names[index]} using (chunk)`,
  )
  const passing = (left: number) =>
    names.filter((_, index) => index !== left).map((name) => sql` & coalesce(${name}.bits, ${NOBODY})`)
  const here = within ? sql`page.bits & within.bits` : sql`page.bits`
  const columns = [-1, ...parts.keys()].map(
    (left) => sql`${here}${sql.join(passing(left), sql``)} as ${sql.raw(`mask${left + 1}`)}`,
  )
  return sql`select chunk, ${sql.join(columns)} from (${among}) as page ${within ?? sql``} ${sql.join(joined, sql` `)}`
}

/** Counts by code of one facet, as if its own part of the filter were left out. @param counted the codes that count */
export function countsIn(
  facet: FacetName,
  { parts, counted }: { parts: Parts; counted: Iterable<number> },
): RawBuilder<unknown>[] {
  const { from, to } = CODE_RANGES[facet]
  const codes = [...counted].filter((code) => code >= from && code < to)
  const mask = sql.raw(`mask${parts.findIndex(({ name }) => name === facet) + 1}`)
  if (codes.length === 0) return []
  return [
    sql`select key::integer as code, ${countUnder(mask)} as count
      from facet_bits join masks using (chunk) where key = any(${codes.map(String)}::text[])`,
  ]
}

/** How many of those in a row of `facet_bits` a mask has: where they are few, each of them is looked up. */
export function countUnder(mask: RawBuilder<unknown>): RawBuilder<number> {
  return sql`case when positions is null then bit_count(facet_bits.bits & ${mask})
    else (select coalesce(sum(get_bit(${mask}, position)), 0) from (select unnest(positions) as position) as those) end`
}

/** Stale experts: once as in the bitmaps, to be subtracted, and once as they are now. */
export function staleAmong(where: Condition[]): Listed {
  return {
    table: sql`(
      select -1 as weight, keys, skills, country_code, city_slug, document from stale_bits where keys is not null
      union all
      select 1, now.keys, now.skills, now.country_code, now.city_slug, now.document
      from stale_bits join expert_search as now using (number)
    )`,
    where,
    keyed: [],
    keysOf: (codes) => codes,
    isSorted: true,
  }
}
