import { REFUSAL_DETAIL } from '#domain/error-messages.ts'
import { createIssue } from '#domain/issue.ts'
import { activePlatformRules } from '#domain/platform/active-rules.ts'
import { fail } from '#domain/result.ts'
import { articleOrNumber, countWithNoun } from '#domain/text/plural.ts'

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
  const { days, sites, showcasedSites } = activePlatformRules().requirements
  if (name === 'accountAge') return `an account that is at least ${countWithNoun(days, 'day')} old`
  if (name === 'publishedSite') return articleOrNumber(sites, 'published site')
  if (name === 'showcasedSite') return articleOrNumber(showcasedSites, 'site to show', 'sites to show')
  return TEXTS[name]
}

type Needed = { name: RequirementName; met: boolean }

function missingText(needed: Needed[]): string {
  const missing = needed.filter(({ met }) => !met).map(({ name }) => requirementText(name))
  return `What is missing: ${missing.join(', ')}.`
}

/** R763: each requirement that is missing, by its name. */
const missingIssues = (needed: Needed[], field: string) =>
  needed.filter(({ met }) => !met).map(({ name }) => createIssue('missing_requirement', { name }, field))

/** R282: a refusal says at its field exactly what is missing, in the order in which it is needed. */
export function refuseMakePublic(needed: Needed[]) {
  const fields = { public: [missingText(needed)] }
  return fail('cannot_make_public', REFUSAL_DETAIL.cannotMakePublic, fields, missingIssues(needed, 'public'))
}

export function refuseMakeHirable(needed: Needed[]) {
  const fields = { hirable: [missingText(needed)] }
  return fail('cannot_make_hirable', REFUSAL_DETAIL.cannotMakeHirable, fields, missingIssues(needed, 'hirable'))
}
