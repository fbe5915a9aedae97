import { REFUSED } from '#domain/error-messages.ts'
import { PUBLIC_ACCOUNT_AGE_DAYS } from '#domain/limits.ts'
import { fail } from '#domain/result.ts'

import type { Requirements } from './requirements.ts'

/** Activation needs a public profile on top of the rest. */
export type RequirementName = Requirements['public' | 'hirable'][number]['name'] | 'public'

/** As they follow “What is missing:”. */
export const REQUIREMENT_TEXTS: Record<RequirementName, string> = {
  accountAge: `an account that is at least ${PUBLIC_ACCOUNT_AGE_DAYS} days old`,
  verified: 'a confirmed email address',
  publishedSite: 'a published site',
  public: 'a public profile',
  paidPlan: 'a paid workspace plan',
  showcasedSite: 'a site to show',
  portfolioHighlight: 'a portfolio highlight',
  avatar: 'a picture',
  skills: 'a skill that people search for',
  location: 'a city and a country',
}

type Needed = { name: RequirementName; met: boolean }

function missingText(needed: Needed[]): string {
  const missing = needed.filter(({ met }) => !met).map(({ name }) => REQUIREMENT_TEXTS[name])
  return `What is missing: ${missing.join(', ')}.`
}

/** R282: a refusal says at its field exactly what is missing, in the order in which it is needed. */
export function cannotMakePublic(needed: Needed[]) {
  return fail('cannot_make_public', REFUSED.cannotMakePublic, { public: [missingText(needed)] })
}

export function cannotMakeHirable(needed: Needed[]) {
  return fail('cannot_make_hirable', REFUSED.cannotMakeHirable, { hirable: [missingText(needed)] })
}
