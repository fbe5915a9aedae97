import { type RawBuilder, sql } from 'kysely'

import { hasSkillSql, matchesTermSql, type SearchTerm } from './search-term.ts'

/** What makes an expert fit better, beyond the terms, which all who are found have. */
export type MatchPreferences = {
  /** Skills that were asked for, and how much each counts. */
  skills: [skill: string, weight: number][]
  nearSkills: string[]
  /** Facet codes, for example of a service. */
  codes: number[]
  /** Terms that may be found, too. */
  terms: SearchTerm[]
}

/** How much the score counts against the relevance of the text. */
export const RANKING_SCORE_WEIGHT = 0.25

/** Weights of what makes an expert fit, beside the skills that were asked for: one that comes near, a code, a term. */
const FITS = { nearSkill: 0.3, code: 0.3, term: 0.4 }

/** Weights are added up as whole tenths: adding decimals takes longer than finding out what counts. */
const TENTHS = 10

const counts = (condition: RawBuilder<unknown>, weight: number) =>
  sql`case when ${condition} then ${sql.lit(Math.round(weight * TENTHS))} else 0 end`

/**
 * R323: how well an expert fits an intent, and the score. @param hasTerm whether an expert has a term, where that is known
 * otherwise than by the words
 */
export function matchScoreSql(
  { skills, nearSkills, codes, terms }: MatchPreferences,
  hasTerm: (one: SearchTerm, index: number) => RawBuilder<unknown> = matchesTermSql,
): RawBuilder<number> {
  const parts = [
    ...skills.map(([skill, weight]) => counts(hasSkillSql([skill]), weight)),
    ...(nearSkills.length > 0 ? [counts(hasSkillSql(nearSkills), FITS.nearSkill)] : []),
    ...codes.map((code) => counts(sql`listed.keys @> ${[code]}::integer[]`, FITS.code)),
    ...terms.map((one, index) => counts(hasTerm(one, index), FITS.term)),
  ]
  const share = sql`${sql.lit(RANKING_SCORE_WEIGHT)}::float8 * listed.score`
  return sql<number>`((${sql.join([...parts, sql`0`], sql` + `)}) / ${sql.lit(TENTHS)}::float8 + ${share})`
}
