import { type RawBuilder, sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import { preparedQuery } from '#db/prepared.ts'

import { matchesTermSql, type SearchTerm } from './search-term.ts'

/** Lists are one text each, with spaces between: the driver is slow with arrays. */
type Stored = {
  profile_id: string
  skills: string
  city_slug: string | null
  country_code: string | null
  keys: string
  project_minimum_usd: number | null
  /** For each term whether it is found. */
  mentions: boolean[]
}

export type FitFactsRow = Omit<Stored, 'skills' | 'keys'> & {
  skills: string[]
  keys: number[]
}

const facts = (ids: RawBuilder<string[]>, mentions: RawBuilder<unknown>) => sql<Stored>`
  select listed.profile_id, array_to_string(listed.skills, ' ') as skills, listed.city_slug, listed.country_code,
    array_to_string(listed.keys, ' ') as keys, listed.project_minimum_usd, array[${mentions}]::boolean[] as mentions
  from expert_search as listed where listed.profile_id = any(${ids}::text[])`

const readFacts = preparedQuery((_, ids: RawBuilder<string[]>) => facts(ids, sql``))

async function readWithTerms(db: Db, ids: string[], terms: SearchTerm[]): Promise<Stored[]> {
  if (terms.length === 0) return readFacts(db, ids)
  return (await facts(sql`${ids}`, sql.join(terms.map((one) => matchesTermSql(one)))).execute(db)).rows
}

/** What a search knows of these experts, and which of the terms they have. */
export async function listFitFacts(db: Db, ids: string[], terms: SearchTerm[]): Promise<FitFactsRow[]> {
  if (ids.length === 0) return []
  const rows = await readWithTerms(db, ids, terms)
  return rows.map((row) => ({ ...row, skills: row.skills.split(' '), keys: row.keys.split(' ').map(Number) }))
}
