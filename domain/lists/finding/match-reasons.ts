import type { SearchIntent } from './search-intent.ts'

/** The parts of an expert's data that an intent can ask for. */
export type ExpertMatchFacts = {
  skills: readonly string[]
  city: string | null
  country: string | null
  minimumUsd: number | null
  languages: readonly string[]
  kind: 'agency' | 'freelancer'
  services: readonly string[]
  isAvailable: boolean
  /** Trades that the expert writes of. */
  subjects: readonly string[]
}

export const MATCH_REASON_KINDS = [
  'skill',
  'near-skill',
  'service',
  'city',
  'country',
  'subject',
  'budget',
  'language',
  'kind',
  'availability',
] as const
export type MatchReason = { kind: (typeof MATCH_REASON_KINDS)[number]; value: string }

const MAX_NEAR = 2

/** R324: why an expert is shown. A reason is in both the intent and the expert's own data. */
export function findMatchReasons(intent: SearchIntent, facts: ExpertMatchFacts): MatchReason[] {
  const both = (kind: MatchReason['kind'], asked: readonly string[], had: readonly string[]) =>
    asked.filter((value) => had.includes(value)).map((value) => ({ kind, value }))
  const skills = both('skill', intent.skills, facts.skills)
  const near = skills.length > 0 ? [] : both('near-skill', intent.nearSkills, facts.skills).slice(0, MAX_NEAR)
  const city = both('city', intent.cities, facts.city === null ? [] : [facts.city])
  const isInCountry = city.length === 0 && intent.country !== null && intent.country === facts.country
  const fitsBudget = intent.budgetUsd !== null && facts.minimumUsd !== null && facts.minimumUsd <= intent.budgetUsd
  return [
    ...skills,
    ...near,
    ...both('service', intent.services, facts.services),
    ...city,
    ...(isInCountry ? [{ kind: 'country' as const, value: facts.country ?? '' }] : []),
    ...both('subject', intent.subjects, facts.subjects),
    ...(fitsBudget ? [{ kind: 'budget' as const, value: String(facts.minimumUsd) }] : []),
    ...both('language', intent.speaks, facts.languages),
    ...both('kind', intent.kind === null ? [] : [intent.kind], [facts.kind]),
    ...((intent.when || intent.availableNow) && facts.isAvailable
      ? [{ kind: 'availability' as const, value: 'AVAILABLE' }]
      : []),
  ]
}
