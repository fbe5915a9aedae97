import { type RawBuilder, sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import { type HireFilter, NO_HIRE_FILTER } from '#domain/lists/hire-filter.ts'

import { type ExcludedMatches, expertsMatchingTerms } from './expert-search.ts'
import { allConditionsSql, passesFilterSql } from './listed-experts.ts'
import type { NarrowedPlace } from './listing-tallies.ts'
import { matchScoreSql, type MatchPreferences } from './match-score.ts'
import type { SearchTerm } from './search-term.ts'

/** One level of a relaxed query: the intent, complete or with a condition dropped. */
export type LevelSearch = {
  terms: SearchTerm[]
  filter: HireFilter
  cities?: NarrowedPlace['cities']
  lacks?: ExcludedMatches | undefined
}

type Best = { best: number }

function found({ terms, filter, cities, lacks }: LevelSearch, best?: Best): RawBuilder<unknown> {
  const listed = expertsMatchingTerms(terms, { cities, lacks, ...(best && { among: best }) })
  const where = allConditionsSql([...listed.where, passesFilterSql(listed, filter)])
  return sql`from ${listed.table} as listed where ${where}`
}

/**
 * The position of the first level with a match, in one statement; -1 if no level matches. Where many fit, one of
 * the best does. All are counted only where none of these does: the planner would expect the first soon, and read
 * everybody. @param levels for each the ways that count, and any of them does
 */
export async function findFirstLevel(db: Db, levels: LevelSearch[][], best: Best | undefined): Promise<number> {
  if (levels.length === 0) return -1
  const isFound = (level: LevelSearch) => [
    ...(best ? [sql`exists (select ${found(level, best)})`] : []),
    sql`(select count(*) ${found(level)}) > 0`,
  ]
  const cases = levels.map(
    (ways, index) => sql`when ${sql.join(ways.flatMap(isFound), sql` or `)} then ${sql.lit(index)}`,
  )
  const { rows } = await sql<{ level: number }>`select case ${sql.join(cases, sql` `)} else -1 end as level`.execute(db)
  return rows[0]?.level ?? -1
}

/** Groups go on while fewer experts than `shown` were; each has at most `group`. */
export type CloseMatchLimits = { shown: number; group: number }

const termName = (index: number) => sql.raw(`term${index}`)

/** Few have a term: these are found by index once, instead of among the words of everybody in every level. */
const hasTerm = (_: SearchTerm, index: number) => sql`listed.profile_id in (select profile_id from ${termName(index)})`

/**
 * Of each level those who fit it best and were not shown before, in one statement: a level is only looked at while too
 * few were shown by the ones before it.
 */
export async function listCloseMatchGroups(
  db: Db,
  levels: LevelSearch[],
  { preferences, shown, enough }: { preferences: MatchPreferences; shown: string[]; enough: CloseMatchLimits },
): Promise<string[][]> {
  if (levels.length === 0 || shown.length >= enough.shown) return []
  const terms = preferences.terms.map((one, index) => {
    const those = found({ terms: [one], filter: NO_HIRE_FILTER })
    return sql`${termName(index)} as materialized (select profile_id ${those})`
  })
  const names = levels.map((_, index) => sql.raw(`level${index}`))
  const groups = levels.map((level, index) => {
    const before = names.slice(0, index)
    const counts = before.map((name) => sql` + (select count(*) from ${name})`)
    const others = before.map((name) => sql` and listed.profile_id not in (select profile_id from ${name})`)
    return sql`${names[index]} as materialized (
      select listed.profile_id, ${matchScoreSql(preferences, hasTerm)} as relevance ${found(level)}
        and ${sql.lit(shown.length)}${sql.join(counts, sql``)} < ${sql.lit(enough.shown)}
        and listed.profile_id not in (select unnest(${shown}::text[]))${sql.join(others, sql``)}
      order by relevance desc, listed.profile_id limit ${enough.group}
    )`
  })
  const lists = names.map((name) => sql`array(select profile_id from ${name} order by relevance desc, profile_id)`)
  const { rows } = await sql<{ groups: string[][] }>`
    with ${sql.join([...terms, ...groups])} select json_build_array(${sql.join(lists)}) as groups
  `.execute(db)
  return rows[0]?.groups ?? []
}
