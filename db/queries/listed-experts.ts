import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import type { Database } from '#db/schema.ts'
import { BUDGETS, type FacetName, FACETS, type HireFilter, type Sort, without } from '#domain/hire-filter.ts'

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

type FacetCount = { name: FacetName; value: string; count: string }

/** One row for every value that an expert would be found by. */
const VALUES: Record<FacetName, ReturnType<typeof sql<string | null>>> = {
  service: sql`unnest(listed.services)`,
  language: sql`unnest(listed.languages)`,
  badge: sql`unnest(listed.badges)`,
  availability: sql`listed.availability_status`,
  type: sql`listed.owner_kind`,
  // Every budget from the first that is enough.
  budget: sql`unnest((${BUDGETS}::integer[])[
    width_bucket(listed.project_minimum_usd - 1, ${BUDGETS}::integer[]) + 1 : ${BUDGETS.length}::integer
  ])::text`,
}

/**
 * How many would be listed for each choice of each filter, the other filters staying as they are.
 * The list is read once and kept for all of them: finding it is the costly part.
 */
export async function countFacets(
  db: Db,
  listed: Listed,
  filter: HireFilter,
): Promise<{ name: FacetName; value: string; count: number }[]> {
  const of = (name: FacetName) => {
    const others = narrow(
      db.selectFrom('found as listed' as 'listing as listed') as unknown as Listed,
      without(filter, name),
    )
    return sql`select ${name} as name, value, count(*) from (${others.select(VALUES[name].as('value'))}) as choices
      where value is not null group by value`
  }
  const columns = listed.select([
    'listed.services',
    'listed.languages',
    'listed.badges',
    'listed.availability_status',
    'listed.owner_kind',
    'listed.project_minimum_usd',
  ])
  const { rows } = await sql<FacetCount>`
    with found as materialized (${columns}) ${sql.join(FACETS.map(of), sql` union all `)}
  `.execute(db)
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}
