import { type FitFactsRow, listFitFacts } from '#db/queries/lists/fit-facts.ts'
import type { FoundExpert } from '#domain/lists/expert-card.ts'
import { facetValuesFromCodes } from '#domain/lists/facet-codes.ts'
import { reasonLabel } from '#domain/lists/finding/finding-labels.ts'
import { type ExpertMatchFacts, findMatchReasons } from '#domain/lists/finding/match-reasons.ts'
import { isIntentUnderstood, type SearchIntent } from '#domain/lists/finding/search-intent.ts'
import type { Deps } from '#use-cases/deps.ts'

import { subjectSearchTerms } from './intent-to-filter-and-terms.ts'
import { catalogueNameLookup } from './present-reading.ts'

/** Trades whose words are looked for, each with its term. */
function subjectsOf(catalogue: Deps['catalogue'], { subjects }: SearchIntent) {
  return subjects.flatMap((subject) => subjectSearchTerms(catalogue, subject).map((term) => ({ subject, term })))
}

function factsOf(row: FitFactsRow, subjects: string[]): ExpertMatchFacts {
  return {
    skills: row.skills,
    city: row.city_slug,
    country: row.country_code,
    minimumUsd: row.project_minimum_usd,
    languages: facetValuesFromCodes('language', row.keys),
    kind: facetValuesFromCodes('type', row.keys).includes('agency') ? 'agency' : 'freelancer',
    services: facetValuesFromCodes('service', row.keys),
    isAvailable: facetValuesFromCodes('availability', row.keys).includes('AVAILABLE'),
    subjects: subjects.filter((_, index) => row.mentions[index]),
  }
}

type Reasons = NonNullable<FoundExpert['reasons']>

/** R324: the reasons for each of these experts, by profile id; empty if the intent asks for nothing. */
export async function loadMatchReasons(
  { db, catalogue }: Pick<Deps, 'db' | 'catalogue'>,
  intent: SearchIntent,
  ids: string[],
): Promise<Map<string, Reasons>> {
  if (!isIntentUnderstood(intent)) return new Map()
  const subjects = subjectsOf(catalogue, intent)
  const terms = subjects.map(({ term }) => ({ ...term, concepts: [] })).filter(({ similar }) => similar.length > 0)
  const named = subjects.filter(({ term }) => term.similar.length > 0).map(({ subject }) => subject)
  const rows = await listFitFacts(db, ids, terms)
  const names = catalogueNameLookup(catalogue)
  const labelled = (row: FitFactsRow): Reasons =>
    findMatchReasons(intent, factsOf(row, named)).map((reason) => ({ ...reason, label: reasonLabel(reason, names) }))
  return new Map(rows.map((row) => [row.profile_id, labelled(row)]))
}
