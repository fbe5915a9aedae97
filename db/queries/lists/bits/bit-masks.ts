import { type RawBuilder, sql } from 'kysely'

import type { SqlCondition, ExpertSet } from '#db/queries/lists/listed-experts.ts'
import type { NarrowedPlace } from '#db/queries/lists/listing-tallies.ts'
import { FACET_CODE_RANGES, type FilterCodes } from '#domain/lists/facet-codes.ts'

/** As in the column's declaration. */
export const BITMAP_CHUNK_BITS = 131_072

export const EMPTY_BITMAP_SQL = sql`b'0'::bit(${sql.lit(BITMAP_CHUNK_BITS)})`

type Parts = FilterCodes[]

/** Those of a chunk who have one of the codes. */
const havingAny = (codes: number[]) =>
  sql`coalesce(bit_or(bits) filter (where key = any(${codes.map(String)}::text[])), ${EMPTY_BITMAP_SQL})`

export const cityBitmapKeys = (cities: readonly string[]) => cities.map((city) => `@${city}`)

/**
 * Per chunk: who passes every part of the filter (`mask0`), and who passes all but the first, the second … (`mask1` …).
 * @param among the `bits` of a `chunk`
 */
export function filterMasksSql(
  among: RawBuilder<unknown>,
  { cities, parts }: { cities?: NarrowedPlace['cities']; parts: Parts },
): RawBuilder<unknown> {
  const within =
    cities &&
    sql`join (select chunk, bit_or(bits) as bits from facet_bits where key = any(${cityBitmapKeys(cities)}::text[])
        group by chunk) as within using (chunk)`
  const names = parts.map((_, index) => sql.raw(`part${index + 1}`))
  const had = parts.map(({ codes, every }, index) => {
    const bits = every
      ? sql.join(
          codes.map((code) => havingAny([code])),
          sql` & `,
        )
      : havingAny(codes)
    return sql`${bits} as ${names[index]}`
  })
  const keys = parts.flatMap(({ codes }) => codes.map(String))
  const joined =
    parts.length > 0
      ? sql`left join (select chunk, ${sql.join(had)} from facet_bits where key = any(${keys}::text[]) group by chunk)
          as parts using (chunk)`
      : sql``
  const passing = (left: number) =>
    names.filter((_, index) => index !== left).map((name) => sql` & coalesce(${name}, ${EMPTY_BITMAP_SQL})`)
  const here = within ? sql`page.bits & within.bits` : sql`page.bits`
  const columns = [-1, ...parts.keys()].map(
    (left) => sql`${here}${sql.join(passing(left), sql``)} as ${sql.raw(`mask${left + 1}`)}`,
  )
  return sql`select chunk, ${sql.join(columns)} from (${among}) as page ${within ?? sql``} ${joined}`
}

/**
 * Counts by key: of each code as if its own facet's part of the filter were left out, of other keys under all of it. One
 * statement for each mask, since the planner takes its time for every further one.
 */
export function countsByKeySql(
  parts: Parts,
  { codes, others = [] }: { codes: Iterable<number>; others?: readonly string[] },
): RawBuilder<unknown>[] {
  const under = [[...others], ...parts.map((): string[] => [])]
  for (const code of codes) {
    const own = parts.findIndex(({ name }) => code >= FACET_CODE_RANGES[name].from && code < FACET_CODE_RANGES[name].to)
    if (code < FACET_CODE_RANGES.language.to) under[own + 1]?.push(String(code))
  }
  return under.flatMap((keys, mask) =>
    keys.length === 0
      ? []
      : sql`select key, ${countUnder(sql.raw(`mask${mask}`))} as count
          from facet_bits join masks using (chunk) where key = any(${keys}::text[])`,
  )
}

/** How many of those in a row of `facet_bits` a mask has: where they are few, each of them is looked up. */
function countUnder(mask: RawBuilder<unknown>): RawBuilder<number> {
  return sql`case when positions is null then bit_count(facet_bits.bits & ${mask})
    else (select coalesce(sum(get_bit(${mask}, position)), 0) from (select unnest(positions) as position) as those) end`
}

/**
 * Stale experts: once as in the bitmaps, to be subtracted, and once as they are now. Each of those is looked up by
 * number (`offset 0` keeps the planner from turning that into another join): so few rows change that the table is
 * hardly ever analyzed, and a merge join would walk through the index of all experts.
 */
export function staleExpertSet(where: SqlCondition[]): ExpertSet {
  return {
    table: sql`(
      select -1 as weight, keys, skills, country_code, city_slug, document from stale_bits where keys is not null
      union all
      select 1, now.keys, now.skills, now.country_code, now.city_slug, now.document
      from stale_bits cross join lateral (
        select keys, skills, country_code, city_slug, document from expert_search where number = stale_bits.number offset 0
      ) as now
    )`,
    where,
    keyed: [],
    keysOf: (codes) => codes,
    isSorted: true,
  }
}
