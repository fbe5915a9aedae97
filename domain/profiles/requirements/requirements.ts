import { z } from 'zod'

import { hasPaidPlan, type Plan } from '#domain/accounts/workspace.ts'
import { DAY_MS, PUBLIC_ACCOUNT_AGE_DAYS, PUBLIC_PUBLISHED_SITES } from '#domain/limits.ts'

import { HIRABLE_REQUIREMENTS, PUBLIC_REQUIREMENTS } from './requirement-names.ts'

const metSchema = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.array(z.object({ name: z.enum(names), met: z.boolean() }))

export const requirementsSchema = z
  .object({ public: metSchema(PUBLIC_REQUIREMENTS), hirable: metSchema(HIRABLE_REQUIREMENTS) })
  .meta({ id: 'Requirements', description: 'What going public and being hirable need, and whether each is met.' })

export type Requirements = z.infer<typeof requirementsSchema>

/** What is known of a profile and its owner when a requirement is judged. */
export type Standing = {
  /** A person's account, or a workspace. */
  ownerSince: Date
  ownerVerified: boolean
  publishedSites: number
  plans: Plan[]
  showcasedSites: number
  featuredAssets: number
  hasAvatar: boolean
  matchedSkills: number
  countryCode: string | null
  city: string | null
  country: string | null
}

/** R11: an account (or workspace) at least 4 days old, verified, with a published site. */
function publicRequirements(standing: Standing, now: Date): Requirements['public'] {
  const ageDays = (now.getTime() - standing.ownerSince.getTime()) / DAY_MS
  return [
    { name: 'accountAge', met: ageDays >= PUBLIC_ACCOUNT_AGE_DAYS },
    { name: 'verified', met: standing.ownerVerified },
    { name: 'publishedSite', met: standing.publishedSites >= PUBLIC_PUBLISHED_SITES },
  ]
}

/** R15: a paid plan, a showcased site, a highlight, a picture, a skill that matched, a city and a country that resolved. */
function hirableRequirements(standing: Standing): Requirements['hirable'] {
  return [
    { name: 'paidPlan', met: hasPaidPlan(standing.plans) },
    { name: 'showcasedSite', met: standing.showcasedSites > 0 },
    { name: 'portfolioHighlight', met: standing.featuredAssets > 0 },
    { name: 'avatar', met: standing.hasAvatar },
    { name: 'skills', met: standing.matchedSkills > 0 },
    { name: 'location', met: standing.countryCode !== null && Boolean(standing.city && standing.country) },
  ]
}

export function judgeRequirements(standing: Standing, now: Date): Requirements {
  return { public: publicRequirements(standing, now), hirable: hirableRequirements(standing) }
}

export function allMet(requirements: { met: boolean }[]): boolean {
  return requirements.every((requirement) => requirement.met)
}
