import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'

import { matchesTerm, type SearchTerm } from './search-term.ts'

export type FitFactsRow = {
  profile_id: string
  skills: string[]
  city_slug: string | null
  country_code: string | null
  keys: number[]
  project_minimum_usd: number | null
  /** For each term whether it is found. */
  mentions: boolean[]
}

/** What a search knows of these experts, and which of the terms they have. */
export async function listFitFacts(db: Db, ids: string[], terms: SearchTerm[]): Promise<FitFactsRow[]> {
  if (ids.length === 0) return []
  const mentions = terms.map((one) => matchesTerm(one))
  const { rows } = await sql<FitFactsRow>`
    select listed.profile_id, listed.skills, listed.city_slug, listed.country_code, listed.keys, listed.project_minimum_usd,
      array[${mentions.length > 0 ? sql.join(mentions) : sql``}]::boolean[] as mentions
    from expert_search as listed where listed.profile_id = any(${ids}::text[])
  `.execute(db)
  return rows
}
