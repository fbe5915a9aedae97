import { type RawBuilder, sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import { filterCodes, isBudgetCoded } from '#domain/lists/facet-codes.ts'
import type { HireFilter, HireSort } from '#domain/lists/hire-filter.ts'
import { listingPlaceKey, skillFacetKeys } from '#domain/lists/listing-keys.ts'

import type { NarrowedPlace } from './listing-tallies.ts'

export type SqlCondition = RawBuilder<boolean>

/** A set of listed experts: a table with the columns that filters, counts and sort orders need, and a condition. */
export type ExpertSet = {
  table: RawBuilder<unknown>
  where: SqlCondition[]
  /** An alternative condition for filtered queries, which uses the index of keys. */
  keyed: SqlCondition[]
  /** Facet codes as keys of this table. */
  keysOf: (codes: readonly number[]) => readonly number[]
  /** Whether the keys are facet codes in ascending order, so that those of one facet are a slice. */
  isSorted?: boolean
}

/** Experts in one of these cities; without any, all of them. */
export function inCitiesSql(cities: NarrowedPlace['cities']): SqlCondition[] {
  return cities === undefined ? [] : [sql<boolean>`listed.city_slug = any(${cities}::text[])`]
}

/** Everyone listed with the skill in the place. */
export function expertsInPlace({ skill, country, city, cities }: NarrowedPlace): ExpertSet {
  const place = listingPlaceKey({ skill, country, city })
  return {
    table: sql`listing`,
    where: [
      sql<boolean>`listed.skill = ${skill}`,
      ...(country === undefined ? [] : [sql<boolean>`listed.country_code = ${country}`]),
      ...(city === undefined ? [] : [sql<boolean>`listed.city_slug = ${city}`]),
      ...inCitiesSql(cities),
    ],
    keyed: place === undefined ? [] : [sql<boolean>`listed.keys @> ${[place]}::integer[]`],
    keysOf: (codes) => skillFacetKeys(skill, codes),
  }
}

export const allConditionsSql = (conditions: SqlCondition[]) =>
  conditions.length > 0 ? sql<boolean>`${sql.join(conditions, sql` and `)}` : sql<boolean>`true`

function budgetBounds({ budget, budgetFrom }: HireFilter): SqlCondition[] {
  return [
    ...(budget === null ? [] : [sql<boolean>`listed.project_minimum_usd <= ${budget}`]),
    ...(budgetFrom === null ? [] : [sql<boolean>`listed.project_minimum_usd >= ${budgetFrom}`]),
  ]
}

/** The parts of a filter as conditions. */
export function filterPartConditions({ keysOf }: ExpertSet, filter: HireFilter) {
  return filterCodes(filter).map(({ name, codes, every }) => {
    const has = sql<boolean>`listed.keys ${sql.raw(every ? '@>' : '&&')} ${keysOf(codes)}::integer[]`
    const bounds = name === 'budget' && !isBudgetCoded(filter) ? budgetBounds(filter) : []
    return {
      name,
      codes,
      every,
      bounds,
      passes: bounds.length > 0 ? sql<boolean>`(${allConditionsSql([has, ...bounds])})` : has,
    }
  })
}

/** Whether an expert passes every part of a filter. */
export function passesFilterSql(listed: ExpertSet, filter: HireFilter): SqlCondition {
  return allConditionsSql(filterPartConditions(listed, filter).map(({ passes }) => passes))
}

export type ListPage = {
  sort: HireSort
  limit: number
  offset: number
  /** The first `first` experts of the list probably contain the page; undefined where unknown. */
  first?: number | undefined
}

export const RECOMMENDED_ORDER_SQL = sql`listed.score desc`

const ORDERS: Record<HireSort, RawBuilder<unknown>> = {
  recommended: RECOMMENDED_ORDER_SQL,
  newest: sql`listed.listed_at desc`,
  'lowest-minimum': sql`listed.project_minimum_usd asc nulls last`,
}

export type ListedRow = { profile_id: string; score: number }
/**
 * One page of experts who pass every filter. The planner expects few matches, and would collect and sort all of them.
 * Where the page is known to be near the start of the list, only that part is scanned.
 */
export async function listExpertsPage(
  db: Db,
  listed: ExpertSet,
  { filter, sort, limit, offset, first }: ListPage & { filter: HireFilter },
) {
  const passed = filterPartConditions(listed, filter).map(({ passes }) => passes)
  const order = sql`order by ${ORDERS[sort]}, listed.profile_id`
  const page = async (table: RawBuilder<unknown>, where: SqlCondition[]) => {
    const { rows } = await sql<ListedRow>`
      select listed.profile_id, listed.score from ${table} as listed
      where ${allConditionsSql(where)} ${order} limit ${limit} offset ${offset}
    `.execute(db)
    return rows
  }
  if (first !== undefined) {
    const beginning = sql`(select * from ${listed.table} as listed where ${allConditionsSql(listed.where)} ${order} limit ${first})`
    const rows = await page(beginning, passed)
    if (rows.length === limit) return rows
  }
  return page(listed.table, [...listed.where, ...passed])
}

/** Experts who pass every filter. */
export function passingExpertsSql(
  listed: ExpertSet,
  filter: HireFilter,
  columns: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`select ${columns}, 0 as failed from ${listed.table} as listed
    where ${allConditionsSql([...listed.where, passesFilterSql(listed, filter)])}`
}
