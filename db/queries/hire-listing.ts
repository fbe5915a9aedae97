import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import type { Database } from '#db/schema.ts'
import {
  BUDGETS,
  type FacetName,
  type HireFilter,
  isFiltered,
  NO_FILTER,
  type Sort,
  without,
} from '#domain/hire-filter.ts'

export type HirePlace = { skill: string; country?: string; city?: string }

type Listings = SelectQueryBuilder<Database, 'listing', object>

const overlaps = (column: 'services' | 'languages' | 'badges', values: string[]) =>
  sql<SqlBool>`${sql.ref(`listing.${column}`)} && ${values}::text[]`

function listings(db: Db, { skill, country, city }: HirePlace, filter: HireFilter): Listings {
  let query: Listings = db.selectFrom('listing').where('listing.skill', '=', skill)
  if (country !== undefined) query = query.where('listing.country_code', '=', country)
  if (city !== undefined) query = query.where('listing.city_slug', '=', city)
  if (filter.service.length > 0) query = query.where(overlaps('services', filter.service))
  if (filter.language.length > 0) query = query.where(overlaps('languages', filter.language))
  if (filter.badge.length > 0) query = query.where(overlaps('badges', filter.badge))
  if (filter.availability.length > 0) query = query.where('listing.availability_status', 'in', filter.availability)
  if (filter.type !== null) query = query.where('listing.owner_kind', '=', filter.type)
  if (filter.budget !== null) query = query.where('listing.project_minimum_usd', '<=', filter.budget)
  return query
}

/** Without a filter the total is kept ready; with one it is counted. */
export async function countListings(db: Db, place: HirePlace, filter: HireFilter): Promise<number> {
  if (isFiltered(filter)) {
    const { count } = await listings(db, place, filter)
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  }
  const row = await db
    .selectFrom('listing_count')
    .where('skill', '=', place.skill)
    .where('country_code', '=', place.country ?? '')
    .where('city_slug', '=', place.city ?? '')
    .select('experts')
    .executeTakeFirst()
  return row?.experts ?? 0
}

type Page = { sort: Sort; limit: number; offset: number }

export function listListings(db: Db, place: HirePlace, filter: HireFilter, { sort, limit, offset }: Page) {
  const chosen = listings(db, place, filter).select(['listing.profile_id', 'listing.score'])
  const ordered = {
    recommended: () => chosen.orderBy('listing.score', 'desc'),
    newest: () => chosen.orderBy('listing.listed_at', 'desc'),
    'lowest-minimum': () => chosen.orderBy('listing.project_minimum_usd', (order) => order.asc().nullsLast()),
  }[sort]()
  return ordered.orderBy('listing.profile_id').limit(limit).offset(offset).execute()
}

/** How often each project minimum is named by the experts of a page. */
export function countMinimums(db: Db, place: HirePlace) {
  return listings(db, place, NO_FILTER)
    .where('listing.project_minimum_usd', 'is not', null)
    .select((eb) => [
      eb.ref('listing.project_minimum_usd').$notNull().as('usd'),
      sql<number>`count(*)::int`.as('count'),
    ])
    .groupBy('listing.project_minimum_usd')
    .execute()
}

/** How many experts are listed on each of these pages; pages with none are left out. */
export function countPages(db: Db, places: HirePlace[]) {
  const keys = places.map(({ skill, country = '', city = '' }) => sql`(${skill}, ${country}, ${city})`)
  return db
    .selectFrom('listing_count')
    .where(sql<SqlBool>`(skill, country_code, city_slug) in (${sql.join(keys)})`)
    .select(['skill', 'country_code', 'city_slug', 'experts'])
    .execute()
}

type FacetCount = { value: string; count: number }

const LISTED = { service: 'services', language: 'languages', badge: 'badges' } as const
const SINGLE = { availability: 'availability_status', type: 'owner_kind' } as const

/** How many would be listed for each choice of one filter, the other filters staying as they are. */
export async function countFacet(
  db: Db,
  { place, filter, name }: { place: HirePlace; filter: HireFilter; name: FacetName },
): Promise<FacetCount[]> {
  const others = listings(db, place, without(filter, name))
  if (name === 'budget') {
    const counts = await others
      .select(
        BUDGETS.map((budget) =>
          sql<string>`count(*) filter (where project_minimum_usd <= ${budget})`.as(String(budget)),
        ),
      )
      .executeTakeFirstOrThrow()
    return BUDGETS.map((budget) => ({ value: String(budget), count: Number(counts[String(budget)]) }))
  }
  const value =
    name in LISTED
      ? sql<string | null>`unnest(${sql.ref(`listing.${LISTED[name as keyof typeof LISTED]}`)})`
      : sql<string | null>`${sql.ref(`listing.${SINGLE[name as keyof typeof SINGLE]}`)}`
  const rows = await db
    .selectFrom(others.select(value.as('value')).as('choices'))
    .select((eb) => ['choices.value', eb.fn.countAll<string>().as('count')])
    .groupBy('choices.value')
    .execute()
  return rows.flatMap((row) => (row.value === null ? [] : [{ value: row.value, count: Number(row.count) }]))
}
