import { AVAILABILITY_CONFIRMED_DAYS, DAY_MS } from '#domain/limits.ts'
import type { AvailabilityStatus } from '#domain/profiles/availability/availability.ts'
import { storedAvailabilityStatus } from '#domain/profiles/availability/current-availability-status.ts'
import type { Badge } from '#domain/profiles/badge.ts'

/** Increased with every change of a weight or a part, so that stored scores say which rules computed them. */
export const RANKING_VERSION = 4

/** R40: the weight of each part; they add up to 1. */
export const RANKING_WEIGHTS = {
  completeness: 0.25,
  proof: 0.2,
  freshness: 0.15,
  availability: 0.15,
  responsiveness: 0.15,
  engagement: 0.1,
} as const

export type RankingPart = keyof typeof RANKING_WEIGHTS

export const RANKING_PARTS = Object.keys(RANKING_WEIGHTS) as RankingPart[]

/** More of these adds nothing to completeness. */
export const COMPLETENESS_TARGETS = { aboutLength: 400, skills: 5, languages: 1, services: 3, highlights: 3 } as const

/** Points of a badge or award towards proof. */
export const BADGE_POINTS = { partner: 2, winner: 3, finalist: 2, other: 1 } as const

/** More of these adds nothing to proof, or to engagement; the first ones count most. */
export const PROOF_TARGETS = { badgePoints: 12, sites: 12 } as const
export const ENGAGEMENT_TARGETS = { likes: 200, followers: 500 } as const

/** In days: full value up to the first, none from the second on. R24: a faded availability is unconfirmed. */
export const FRESH_DAYS = {
  edited: { full: 30, gone: 365 },
  availability: { full: AVAILABILITY_CONFIRMED_DAYS / 2, gone: AVAILABILITY_CONFIRMED_DAYS },
} as const

/** R726: how much each status counts while it holds (R734); where none does, availability is neutral. */
export const AVAILABILITY_VALUES = { AVAILABLE: 1, LIMITED: 0.75, UNAVAILABLE: 0 } as const satisfies Record<
  AvailabilityStatus,
  number
>

/** Replies within `best` hours count in full, beyond `worst` not at all. */
export const RESPONSE_SCORE_HOURS = { best: 4, worst: 14 * 24 } as const

/** The inputs of the score. R41: plans and payments are not among them. */
export type RankingFacts = {
  hasPicture: boolean
  /** A person's title, a workspace's business type. */
  hasHeadline: boolean
  hasWebsite: boolean
  hasResolvedCity: boolean
  hasProjectMinimum: boolean
  aboutLength: number
  matchedSkills: number
  languages: number
  services: number
  highlights: number
  showcasedSites: number
  badges: Pick<Badge, 'badgeType' | 'awardLevel'>[]
  updatedAt: Date
  availabilityConfirmedAt: Date | null
  availabilityStatus: AvailabilityStatus | null
  /** The day (YYYY-MM-DD) from which the status holds, or until which the expert is booked. */
  availabilityFrom: string | null
  /** Median over 90 days; null where there are too few answers. */
  responseTimeHours: number | null
  /** R335: from 0 to 1; null where there are too few conversations. */
  answerRate: number | null
  likes: number
  followers: number
}

export type RankingScore = {
  version: number
  total: number
  parts: { name: RankingPart; weight: number; value: number }[]
}

/** R42 */
const NEUTRAL = 0.5

const clamp = (value: number) => Math.min(1, Math.max(0, value))
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const share = (count: number, enough: number) => clamp(count / enough)
/** Diminishing returns: the first ones count most, and beyond `enough` none does. */
const damped = (count: number, enough: number) => clamp(Math.log1p(count) / Math.log1p(enough))

/** 1 for `full` days, 0 from `gone` days on, linear in between. */
function fade(since: Date | null, { now, full, gone }: { now: Date; full: number; gone: number }): number {
  if (since === null) return 0
  const days = (now.getTime() - since.getTime()) / DAY_MS
  return clamp((gone - days) / (gone - full))
}

function completeness(facts: RankingFacts): number {
  const { hasPicture, hasHeadline, hasWebsite, hasResolvedCity, hasProjectMinimum } = facts
  return mean([
    ...[hasPicture, hasHeadline, hasWebsite, hasResolvedCity, hasProjectMinimum].map(Number),
    share(facts.aboutLength, COMPLETENESS_TARGETS.aboutLength),
    share(facts.matchedSkills, COMPLETENESS_TARGETS.skills),
    share(facts.languages, COMPLETENESS_TARGETS.languages),
    share(facts.services, COMPLETENESS_TARGETS.services),
    share(facts.highlights, COMPLETENESS_TARGETS.highlights),
  ])
}

function badgePoints({ badgeType, awardLevel }: RankingFacts['badges'][number]): number {
  if (badgeType === 'partner') return BADGE_POINTS.partner
  return awardLevel === 'winner' || awardLevel === 'finalist' ? BADGE_POINTS[awardLevel] : BADGE_POINTS.other
}

function proof({ badges, showcasedSites }: RankingFacts): number {
  const points = badges.reduce((sum, badge) => sum + badgePoints(badge), 0)
  return mean([damped(points, PROOF_TARGETS.badgePoints), damped(showcasedSites, PROOF_TARGETS.sites)])
}

function freshness({ updatedAt, availabilityConfirmedAt }: RankingFacts, now: Date): number {
  return mean([
    fade(updatedAt, { now, ...FRESH_DAYS.edited }),
    fade(availabilityConfirmedAt, { now, ...FRESH_DAYS.availability }),
  ])
}

/** R726 */
function availability(facts: RankingFacts, now: Date): number {
  const status = storedAvailabilityStatus(facts, now)
  return status === null ? NEUTRAL : AVAILABILITY_VALUES[status]
}

/** From best (1) to worst (0) on a logarithmic scale: a day is well above neutral, three are below. */
function speed({ responseTimeHours }: RankingFacts): number {
  if (responseTimeHours === null) return NEUTRAL
  const { best, worst } = RESPONSE_SCORE_HOURS
  return clamp(Math.log(worst / Math.max(responseTimeHours, best)) / Math.log(worst / best))
}

/** R42, R336: an expert who answers two of fifty messages quickly does not count as fast. */
function responsiveness(facts: RankingFacts): number {
  return facts.answerRate === null ? NEUTRAL : speed(facts) * facts.answerRate
}

function engagement({ likes, followers }: RankingFacts): number {
  return mean([damped(likes, ENGAGEMENT_TARGETS.likes), damped(followers, ENGAGEMENT_TARGETS.followers)])
}

/** R40: a profile's score, and what each part contributes. */
export function scoreProfile(facts: RankingFacts, now: Date): RankingScore {
  const values: Record<RankingPart, number> = {
    completeness: completeness(facts),
    proof: proof(facts),
    freshness: freshness(facts, now),
    availability: availability(facts, now),
    responsiveness: responsiveness(facts),
    engagement: engagement(facts),
  }
  const parts = RANKING_PARTS.map((name) => ({
    name,
    weight: RANKING_WEIGHTS[name],
    value: values[name],
  }))
  const sum = parts.reduce((total, { weight, value }) => total + weight * value, 0)
  // Four decimals: a `real` column returns them unchanged, and no rounding error exceeds 1.
  return { version: RANKING_VERSION, total: Math.round(sum * 10_000) / 10_000, parts }
}
