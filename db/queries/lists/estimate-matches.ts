import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'

import { expertsMatchingTerms, type TextSearch } from './expert-search.ts'
import { allConditionsSql, passesFilterSql } from './listed-experts.ts'

type Plan = { 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }

/** How many the planner expects to match and to pass every filter, by its statistics: no expert is read for that. */
export async function estimateMatches(
  db: Db,
  { terms, filter, cities, lacks }: Pick<TextSearch, 'terms' | 'filter' | 'cities' | 'lacks'>,
): Promise<number> {
  const listed = expertsMatchingTerms(terms, { cities, lacks })
  const where = allConditionsSql([...listed.where, passesFilterSql(listed, filter)])
  const { rows } = await sql<Plan>`explain (format json) select from expert_search as listed where ${where}`.execute(db)
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}
