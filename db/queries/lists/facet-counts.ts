import { type RawBuilder, sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import { FACET_CODE_RANGES } from '#domain/lists/facet-codes.ts'
import { type HireFilter, NO_HIRE_FILTER } from '#domain/lists/hire-filter.ts'

import type { CityCount } from './city-counts.ts'
import { allConditionsSql, type SqlCondition, type ExpertSet, filterPartConditions } from './listed-experts.ts'

/**
 * Whether an expert passes all parts but one. With two parts that one code each satisfies, a single index scan finds
 * them: an expert with any code of a part passes that part.
 */
function allButOne(listed: ExpertSet, wanted: ReturnType<typeof filterPartConditions>): SqlCondition {
  const isAnyCodeEnough = wanted.every(
    ({ bounds, every, codes }) => bounds.length === 0 && !(every && codes.length > 1),
  )
  if (wanted.length === 2 && isAnyCodeEnough) {
    return sql<boolean>`listed.keys && ${listed.keysOf(wanted.flatMap(({ codes }) => codes))}::integer[]`
  }
  const choices = wanted.map((one) =>
    allConditionsSql(wanted.filter((other) => other !== one).map(({ passes }) => passes)),
  )
  return sql<boolean>`(${sql.join(
    choices.map((choice) => sql`(${choice})`),
    sql` or `,
  )})`
}

/**
 * Experts who pass every filter, or fail exactly one. `failed` is the position of that filter, from 1 on; 0 for none.
 */
export function failingAtMostOneSql(
  listed: ExpertSet,
  filter: HireFilter,
  columns: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const wanted = filterPartConditions(listed, filter)
  const failed =
    wanted.length === 0
      ? sql`0`
      : sql`case ${sql.join(
          wanted.map(({ passes }, index) => sql`when not ${passes} then ${sql.lit(index + 1)}`),
          sql` `,
        )} else 0 end`
  const near = wanted.length > 1 ? [allButOne(listed, wanted), ...listed.keyed] : []
  return sql`select ${columns}, listed.keys, ${failed} as failed from ${listed.table} as listed
    where ${allConditionsSql([...listed.where, ...near])}`
}

const upTo = (code: number) => sql`width_bucket(${sql.lit(code - 1)}, keys)`

/** Of sorted keys those that count: all where nothing fails, else those of the facet whose filter does. */
function slices(ranges: { from: number; to: number }[]): RawBuilder<unknown> {
  const cases = ranges.map(
    ({ from, to }, index) => sql`when ${sql.lit(index + 1)} then keys[${upTo(from)} + 1 : ${upTo(to)}]`,
  )
  return sql`case failed ${sql.join(cases, sql` `)} else keys end`
}

/** How often each code occurs, each facet as if its own filter were left out. */
export function facetCountsSql(
  listed: ExpertSet,
  filter: HireFilter,
  found: RawBuilder<unknown>,
  { weighed = false } = {},
): RawBuilder<unknown> {
  const ranges = filterPartConditions(listed, filter).map(({ name }) => FACET_CODE_RANGES[name])
  const count = sql`${weighed ? sql`sum(weight)` : sql`count(*)`}::integer as count`
  const last = sql.lit(FACET_CODE_RANGES.language.to)
  if (listed.isSorted) {
    // Every key of a slice counts, so that nothing is left to be checked for each of them.
    const keys = ranges.length > 0 ? slices(ranges) : sql`keys`
    return sql`select code, count from (select unnest(${keys}) as code, ${count} from ${found} group by 1) as had
      where code < ${last}`
  }
  const own = ranges.map(
    ({ from, to }, index) =>
      sql<boolean>`(failed = ${sql.lit(index + 1)} and key & 4095 >= ${sql.lit(from)} and key & 4095 < ${sql.lit(to)})`,
  )
  const columns = weighed ? sql`failed, weight` : sql`failed`
  return sql`select key & 4095 as code, ${count}
    from (select unnest(keys) as key, ${columns} from ${found}) as had
    where key & 4095 < ${last} and (${sql.join([sql<boolean>`failed = 0`, ...own], sql` or `)})
    group by 1`
}

/**
 * R65: counts by facet code under a filter, each facet as if its own part of the filter were left out. A filter of one
 * part leaves everyone for that: their counts may be known.
 */
export async function countFacetCodes(
  db: Db,
  listed: ExpertSet,
  { filter, everyone }: { filter: HireFilter; everyone: ReadonlyMap<number, number> | undefined },
): Promise<Map<number, number>> {
  const wanted = filterPartConditions(listed, filter)
  const only = wanted.length === 1 && everyone ? wanted[0] : undefined
  const narrowed = only ? { ...listed, where: [...listed.where, only.passes] } : listed
  const rest = only ? NO_HIRE_FILTER : filter
  const found = sql`(${failingAtMostOneSql(narrowed, rest, sql`listed.score`)}) as found`
  const { rows } = await sql<{ code: number; count: number }>`${facetCountsSql(narrowed, rest, found)}`.execute(db)
  const counts = rows.map(({ code, count }) => [code, count] as const)
  if (!only || !everyone) return new Map(counts)
  const { from, to } = FACET_CODE_RANGES[only.name]
  const own = (code: number) => code >= from && code < to
  return new Map([...counts.filter(([code]) => !own(code)), ...[...everyone].filter(([code]) => own(code))])
}

/** How many of those who pass every filter are in each city. */
export async function countFilteredByCity(db: Db, listed: ExpertSet, filter: HireFilter): Promise<CityCount[]> {
  const passed = filterPartConditions(listed, filter).map(({ passes }) => passes)
  const { rows } = await sql<CityCount>`
    select city_slug as city, count(*)::integer as experts from ${listed.table} as listed
    where ${allConditionsSql([...listed.where, ...listed.keyed, ...passed])} and city_slug is not null group by city_slug
  `.execute(db)
  return rows
}
