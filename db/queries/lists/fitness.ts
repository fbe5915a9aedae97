import { type RawBuilder, sql } from 'kysely'

import { matchesTerm, type SearchTerm } from './search-term.ts'

/** What makes an expert fit better, beyond the terms, which all who are found have. */
export type Preferences = {
  /** Skills that were asked for, and how much each counts. */
  skills: [skill: string, weight: number][]
  nearSkills: string[]
  /** Facet codes, such as that of a service. */
  codes: number[]
  /** Terms that may be found, too. */
  terms: SearchTerm[]
}

/** How much the score counts against the relevance of the text. */
export const SCORE_SHARE = 0.25

/** Weights of what makes an expert fit, beside the skills that were asked for: one that comes near, a code, a term. */
const FITS = { nearSkill: 0.3, code: 0.3, term: 0.4 }

const counts = (condition: RawBuilder<unknown>, weight: number) =>
  sql`case when ${condition} then ${sql.lit(weight)} else 0 end`

/** R323: how well an expert fits a wish, and the score. */
export function fitness({ skills, nearSkills, codes, terms }: Preferences): RawBuilder<number> {
  const parts = [
    ...skills.map(([skill, weight]) => counts(sql`listed.skills @> ${[skill]}::text[]`, weight)),
    ...(nearSkills.length > 0 ? [counts(sql`listed.skills && ${nearSkills}::text[]`, FITS.nearSkill)] : []),
    ...codes.map((code) => counts(sql`listed.keys @> ${[code]}::integer[]`, FITS.code)),
    ...terms.map((one) => counts(matchesTerm(one), FITS.term)),
  ]
  return sql<number>`(${sql.join([...parts, sql`${sql.lit(SCORE_SHARE)} * listed.score`], sql` + `)})`
}
