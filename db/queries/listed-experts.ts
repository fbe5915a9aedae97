import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import type { Database } from '#db/schema.ts'
import { BUDGETS, type FacetName, type HireFilter, type Sort, without } from '#domain/hire-filter.ts'

/** What `listing` and `expert_search` have in common: enough to filter, count and sort by. */
type ListedColumns = Omit<Database['listing'], 'skill' | 'country_code' | 'city_slug'>

export type Listed = SelectQueryBuilder<Database & { listed: ListedColumns }, 'listed', object>

const overlaps = (column: 'services' | 'languages' | 'badges', values: string[]) =>
  sql<SqlBool>`${sql.ref(`listed.${column}`)} && ${values}::text[]`

/** Those of a list, by place or by words, that pass every filter. */
export function narrow(listed: Listed, filter: HireFilter): Listed {
  let query = listed
  if (filter.service.length > 0) query = query.where(overlaps('services', filter.service))
  if (filter.language.length > 0) query = query.where(overlaps('languages', filter.language))
  if (filter.badge.length > 0) query = query.where(overlaps('badges', filter.badge))
  if (filter.availability.length > 0) query = query.where('listed.availability_status', 'in', filter.availability)
  if (filter.type !== null) query = query.where('listed.owner_kind', '=', filter.type)
  if (filter.budget !== null) query = query.where('listed.project_minimum_usd', '<=', filter.budget)
  return query
}

export async function countListed(listed: Listed, filter: HireFilter): Promise<number> {
  const { count } = await narrow(listed, filter)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export type ListPage = { sort: Sort; limit: number; offset: number }

/** One page; `relevance`, where there is one, takes the place of the score in the recommended order. */
export function listListed(
  listed: Listed,
  filter: HireFilter,
  { sort, limit, offset, relevance = sql.ref<number>('listed.score') }: ListPage & { relevance?: Relevance },
) {
  const chosen = narrow(listed, filter).select(['listed.profile_id', 'listed.score'])
  const ordered = {
    recommended: () => chosen.orderBy(relevance, 'desc'),
    newest: () => chosen.orderBy('listed.listed_at', 'desc'),
    'lowest-minimum': () => chosen.orderBy('listed.project_minimum_usd', (order) => order.asc().nullsLast()),
  }[sort]()
  return ordered.orderBy('listed.profile_id').limit(limit).offset(offset).execute()
}

type Relevance = ReturnType<typeof sql.ref<number>>

type FacetCount = { value: string; count: number }

const LISTED = { service: 'services', language: 'languages', badge: 'badges' } as const
const SINGLE = { availability: 'availability_status', type: 'owner_kind' } as const

/** How many would be listed for each choice of one filter, the other filters staying as they are. */
export async function countFacet(
  db: Db,
  { listed, filter, name }: { listed: Listed; filter: HireFilter; name: FacetName },
): Promise<FacetCount[]> {
  const others = narrow(listed, without(filter, name))
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
      ? sql<string | null>`unnest(${sql.ref(`listed.${LISTED[name as keyof typeof LISTED]}`)})`
      : sql<string | null>`${sql.ref(`listed.${SINGLE[name as keyof typeof SINGLE]}`)}`
  const rows = await db
    .selectFrom(others.select(value.as('value')).as('choices'))
    .select((eb) => ['choices.value', eb.fn.countAll<string>().as('count')])
    .groupBy('choices.value')
    .execute()
  return rows.flatMap((row) => (row.value === null ? [] : [{ value: row.value, count: Number(row.count) }]))
}
