import { type RawBuilder, sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import { CODE_RANGES, filterCodes, isBudgetStep } from '#domain/lists/facet-codes.ts'
import { type HireFilter, NO_FILTER, type Sort } from '#domain/lists/hire-filter.ts'
import { placeKey, skillKeys } from '#domain/lists/listing-keys.ts'

import type { CityCount, NarrowedPlace } from './listing-tallies.ts'

type Condition = RawBuilder<boolean>

/** A set of listed experts: a table with the columns that filters, counts and sort orders need, and a condition. */
export type Listed = {
  table: RawBuilder<unknown>
  where: Condition[]
  /** An alternative condition for filtered queries, which uses the index of keys. */
  keyed: Condition[]
  /** Facet codes as keys of this table. */
  keysOf: (codes: readonly number[]) => readonly number[]
  /** Whether the keys are facet codes in ascending order, so that those of one facet are a slice. */
  isSorted?: boolean
}

/** Experts in one of these cities; without any, all of them. */
export function inCities(cities: NarrowedPlace['cities']): Condition[] {
  return cities === undefined ? [] : [sql<boolean>`listed.city_slug = any(${cities}::text[])`]
}

/** Everyone listed with the skill in the place. */
export function listedAt({ skill, country, city, cities }: NarrowedPlace): Listed {
  const place = placeKey({ skill, country, city })
  return {
    table: sql`listing`,
    where: [
      sql<boolean>`listed.skill = ${skill}`,
      ...(country === undefined ? [] : [sql<boolean>`listed.country_code = ${country}`]),
      ...(city === undefined ? [] : [sql<boolean>`listed.city_slug = ${city}`]),
      ...inCities(cities),
    ],
    keyed: place === undefined ? [] : [sql<boolean>`listed.keys @> ${[place]}::integer[]`],
    keysOf: (codes) => skillKeys(skill, codes),
  }
}

export const all = (conditions: Condition[]) =>
  conditions.length > 0 ? sql<boolean>`${sql.join(conditions, sql` and `)}` : sql<boolean>`true`

function budgetBounds({ budget, budgetFrom }: HireFilter): Condition[] {
  return [
    ...(budget === null ? [] : [sql<boolean>`listed.project_minimum_usd <= ${budget}`]),
    ...(budgetFrom === null ? [] : [sql<boolean>`listed.project_minimum_usd >= ${budgetFrom}`]),
  ]
}

/** The parts of a filter as conditions. */
function parts({ keysOf }: Listed, filter: HireFilter) {
  return filterCodes(filter).map(({ name, codes }) => {
    const has = sql<boolean>`listed.keys && ${keysOf(codes)}::integer[]`
    const bounds = name === 'budget' && !isBudgetStep(filter) ? budgetBounds(filter) : []
    return { name, codes, bounds, passes: bounds.length > 0 ? sql<boolean>`(${all([has, ...bounds])})` : has }
  })
}

/** Whether an expert passes every part of a filter. */
export function passesAll(listed: Listed, filter: HireFilter): Condition {
  return all(parts(listed, filter).map(({ passes }) => passes))
}

export type ListPage = {
  sort: Sort
  limit: number
  offset: number
  /** The first `first` experts of the list probably contain the page; undefined where unknown. */
  first?: number | undefined
}

export const RECOMMENDED = sql`listed.score desc`

const ORDERS: Record<Sort, RawBuilder<unknown>> = {
  recommended: RECOMMENDED,
  newest: sql`listed.listed_at desc`,
  'lowest-minimum': sql`listed.project_minimum_usd asc nulls last`,
}

export type ListedRow = { profile_id: string; score: number }
/**
 * One page of experts who pass every filter. The planner expects few matches, and would collect and sort all of them.
 * Where the page is known to be near the start of the list, only that part is scanned.
 */
export async function listListed(
  db: Db,
  listed: Listed,
  { filter, sort, limit, offset, first }: ListPage & { filter: HireFilter },
) {
  const passed = parts(listed, filter).map(({ passes }) => passes)
  const order = sql`order by ${ORDERS[sort]}, listed.profile_id`
  const page = async (table: RawBuilder<unknown>, where: Condition[]) => {
    const { rows } = await sql<ListedRow>`
      select listed.profile_id, listed.score from ${table} as listed
      where ${all(where)} ${order} limit ${limit} offset ${offset}
    `.execute(db)
    return rows
  }
  if (first !== undefined) {
    const beginning = sql`(select * from ${listed.table} as listed where ${all(listed.where)} ${order} limit ${first})`
    const rows = await page(beginning, passed)
    if (rows.length === limit) return rows
  }
  return page(listed.table, [...listed.where, ...passed])
}

/** Experts who pass every filter. */
export function passing(listed: Listed, filter: HireFilter, columns: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select ${columns}, 0 as failed from ${listed.table} as listed
    where ${all([...listed.where, passesAll(listed, filter)])}`
}

/** Whether an expert passes all parts but one. Of two parts that is one look into the index instead of two. */
function allButOne(listed: Listed, wanted: ReturnType<typeof parts>): Condition {
  if (wanted.length === 2 && wanted.every(({ bounds }) => bounds.length === 0)) {
    return sql<boolean>`listed.keys && ${listed.keysOf(wanted.flatMap(({ codes }) => codes))}::integer[]`
  }
  const choices = wanted.map((one) => all(wanted.filter((other) => other !== one).map(({ passes }) => passes)))
  return sql<boolean>`(${sql.join(
    choices.map((choice) => sql`(${choice})`),
    sql` or `,
  )})`
}

/**
 * Experts who pass every filter, or fail exactly one. `failed` is the position of that filter, from 1 on; 0 for none.
 */
export function nearlyPassing(listed: Listed, filter: HireFilter, columns: RawBuilder<unknown>): RawBuilder<unknown> {
  const wanted = parts(listed, filter)
  const failed =
    wanted.length === 0
      ? sql`0`
      : sql`case ${sql.join(
          wanted.map(({ passes }, index) => sql`when not ${passes} then ${sql.lit(index + 1)}`),
          sql` `,
        )} else 0 end`
  const near = wanted.length > 1 ? [allButOne(listed, wanted), ...listed.keyed] : []
  return sql`select ${columns}, listed.keys, ${failed} as failed from ${listed.table} as listed
    where ${all([...listed.where, ...near])}`
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
export function codeCounts(
  listed: Listed,
  filter: HireFilter,
  found: RawBuilder<unknown>,
  { weighed = false } = {},
): RawBuilder<unknown> {
  const ranges = parts(listed, filter).map(({ name }) => CODE_RANGES[name])
  const own = ranges.map(
    ({ from, to }, index) =>
      sql<boolean>`(failed = ${sql.lit(index + 1)} and key & 4095 >= ${sql.lit(from)} and key & 4095 < ${sql.lit(to)})`,
  )
  const columns = weighed ? sql`failed, weight` : sql`failed`
  const keys = listed.isSorted && ranges.length > 0 ? slices(ranges) : sql`keys`
  return sql`select key & 4095 as code, ${weighed ? sql`sum(weight)` : sql`count(*)`}::integer as count
    from (select unnest(${keys}) as key, ${columns} from ${found}) as had
    where key & 4095 < ${sql.lit(CODE_RANGES.language.to)} and (${sql.join([sql<boolean>`failed = 0`, ...own], sql` or `)})
    group by 1`
}

/**
 * R65: counts by facet code under a filter, each facet as if its own part of the filter were left out. A filter of one
 * part leaves everyone for that: their counts may be known.
 */
export async function countCodes(
  db: Db,
  listed: Listed,
  { filter, everyone }: { filter: HireFilter; everyone: ReadonlyMap<number, number> | undefined },
): Promise<Map<number, number>> {
  const wanted = parts(listed, filter)
  const only = wanted.length === 1 && everyone ? wanted[0] : undefined
  const narrowed = only ? { ...listed, where: [...listed.where, only.passes] } : listed
  const rest = only ? NO_FILTER : filter
  const found = sql`(${nearlyPassing(narrowed, rest, sql`listed.score`)}) as found`
  const { rows } = await sql<{ code: number; count: number }>`${codeCounts(narrowed, rest, found)}`.execute(db)
  const counts = rows.map(({ code, count }) => [code, count] as const)
  if (!only || !everyone) return new Map(counts)
  const { from, to } = CODE_RANGES[only.name]
  const own = (code: number) => code >= from && code < to
  return new Map([...counts.filter(([code]) => !own(code)), ...[...everyone].filter(([code]) => own(code))])
}

/** How many of those who pass every filter are in each city. */
export async function countByCity(db: Db, listed: Listed, filter: HireFilter): Promise<CityCount[]> {
  const passed = parts(listed, filter).map(({ passes }) => passes)
  const { rows } = await sql<CityCount>`
    select city_slug as city, count(*)::integer as experts from ${listed.table} as listed
    where ${all([...listed.where, ...passed])} and city_slug is not null group by city_slug
  `.execute(db)
  return rows
}
