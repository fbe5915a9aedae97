import { z } from 'zod'

import { hasPaidPlan } from '#domain/accounts/workspace.ts'
import { DAY_MS } from '#domain/limits.ts'
import { activePlatformRules } from '#domain/platform/active-rules.ts'

import { HIRABLE_REQUIREMENTS, PUBLIC_REQUIREMENTS } from './requirement-names.ts'

const metSchema = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.array(z.object({ name: z.enum(names), met: z.boolean() }))

export const requirementsSchema = z
  .object({ public: metSchema(PUBLIC_REQUIREMENTS), hirable: metSchema(HIRABLE_REQUIREMENTS) })
  .meta({ id: 'Requirements', description: 'What going public and being hirable need, and whether each is met.' })

export type Requirements = z.infer<typeof requirementsSchema>

/** What is known of a profile and its owner when a requirement is judged. */
export type RequirementFacts = {
  /** A person's account, or a workspace. */
  ownerSince: Date
  ownerVerified: boolean
  publishedSites: number
  plans: string[]
  showcasedSites: number
  featuredAssets: number
  hasAvatar: boolean
  matchedSkills: number
  countryCode: string | null
  city: string | null
}

type Entry<Name> = { name: Name; met: boolean }

/** R469: what the platform does not ask for is not there. */
function asked<Name extends string>(entries: (Entry<Name> & { needed: boolean })[]): Entry<Name>[] {
  return entries.flatMap(({ name, met, needed }) => (needed ? [{ name, met }] : []))
}

/** R11: an account (or workspace) at least 4 days old, verified, with a published site. */
function publicRequirements(standing: RequirementFacts, now: Date): Requirements['public'] {
  const { days, sites } = activePlatformRules().requirements
  const ageDays = (now.getTime() - standing.ownerSince.getTime()) / DAY_MS
  return asked([
    { name: 'accountAge', needed: days > 0, met: ageDays >= days },
    { name: 'verified', needed: true, met: standing.ownerVerified },
    { name: 'publishedSite', needed: sites > 0, met: standing.publishedSites >= sites },
  ])
}

/** R15: a paid plan, a showcased site, a highlight, a picture, a skill that matched, and a city whose country is known. */
function hirableRequirements(standing: RequirementFacts): Requirements['hirable'] {
  const { paidPlan, showcasedSites, highlight, picture } = activePlatformRules().requirements
  const hasPlace = standing.countryCode !== null && Boolean(standing.city)
  return asked([
    { name: 'paidPlan', needed: paidPlan, met: hasPaidPlan(standing.plans) },
    { name: 'showcasedSite', needed: showcasedSites > 0, met: standing.showcasedSites >= showcasedSites },
    { name: 'portfolioHighlight', needed: highlight, met: standing.featuredAssets > 0 },
    { name: 'avatar', needed: picture, met: standing.hasAvatar },
    { name: 'skills', needed: true, met: standing.matchedSkills > 0 },
    { name: 'location', needed: true, met: hasPlace },
  ])
}

export function evaluateRequirements(standing: RequirementFacts, now: Date): Requirements {
  return { public: publicRequirements(standing, now), hirable: hirableRequirements(standing) }
}

export function allRequirementsMet(requirements: readonly { met: boolean }[]): boolean {
  return requirements.every((requirement) => requirement.met)
}
