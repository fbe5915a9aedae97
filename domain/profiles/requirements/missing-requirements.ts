import { REFUSAL_DETAIL } from '#domain/error-messages.ts'
import { issue } from '#domain/issue.ts'
import { activeRules } from '#domain/platform/active-rules.ts'
import { fail } from '#domain/result.ts'
import { aOrMany, plural } from '#domain/text/plural.ts'

import type { Requirements } from './requirements.ts'

/** Activation needs a public profile on top of the rest. */
export type RequirementName = Requirements['public' | 'hirable'][number]['name'] | 'public'

/** As they follow “What is missing:”. */
const TEXTS: Record<Exclude<RequirementName, 'accountAge' | 'publishedSite' | 'showcasedSite'>, string> = {
  verified: 'a confirmed email address',
  public: 'a public profile',
  paidPlan: 'a paid workspace plan',
  portfolioHighlight: 'a portfolio highlight',
  avatar: 'a picture',
  skills: 'a skill that people search for',
  location: 'a city and a country',
}

export function requirementText(name: RequirementName): string {
  const { days, sites, showcasedSites } = activeRules().requirements
  if (name === 'accountAge') return `an account that is at least ${plural(days, 'day')} old`
  if (name === 'publishedSite') return aOrMany(sites, 'published site')
  if (name === 'showcasedSite') return aOrMany(showcasedSites, 'site to show', 'sites to show')
  return TEXTS[name]
}

type Needed = { name: RequirementName; met: boolean }

function missingText(needed: Needed[]): string {
  const missing = needed.filter(({ met }) => !met).map(({ name }) => requirementText(name))
  return `What is missing: ${missing.join(', ')}.`
}

/** R763: each requirement that is missing, by its name. */
const missingIssues = (needed: Needed[], field: string) =>
  needed.filter(({ met }) => !met).map(({ name }) => issue('missing_requirement', { name }, field))

/** R282: a refusal says at its field exactly what is missing, in the order in which it is needed. */
export function cannotMakePublic(needed: Needed[]) {
  const fields = { public: [missingText(needed)] }
  return fail('cannot_make_public', REFUSAL_DETAIL.cannotMakePublic, fields, missingIssues(needed, 'public'))
}

export function cannotMakeHirable(needed: Needed[]) {
  const fields = { hirable: [missingText(needed)] }
  return fail('cannot_make_hirable', REFUSAL_DETAIL.cannotMakeHirable, fields, missingIssues(needed, 'hirable'))
}
