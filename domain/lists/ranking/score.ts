import { AVAILABILITY_CONFIRMED_DAYS, DAY_MS } from '#domain/limits.ts'
import type { AvailabilityStatus } from '#domain/profiles/availability/availability.ts'
import { storedAvailabilityStatus } from '#domain/profiles/availability/current-availability-status.ts'
import type { Badge } from '#domain/profiles/badge.ts'

/** Increased with every change of a weight or a part, so that stored scores say which rules computed them. */
export const RANKING_VERSION = 4

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

function badgePoints({ badgeType, awardLevel }: RankingFacts['badges'][number]): number {
  if (badgeType === 'partner') return BADGE_POINTS.partner
  return awardLevel === 'winner' || awardLevel === 'finalist' ? BADGE_POINTS[awardLevel] : BADGE_POINTS.other
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
function replies(facts: RankingFacts): number {
  return facts.answerRate === null ? NEUTRAL : speed(facts) * facts.answerRate
}

/** Between 0 and 1. */
type Term = (facts: RankingFacts, now: Date) => number

/** R40: each part with its weight, which add up to 1, and its terms, which share that weight equally. */
export const RANKING = {
  completeness: {
    weight: 0.25,
    terms: {
      picture: ({ hasPicture }) => Number(hasPicture),
      headline: ({ hasHeadline }) => Number(hasHeadline),
      website: ({ hasWebsite }) => Number(hasWebsite),
      city: ({ hasResolvedCity }) => Number(hasResolvedCity),
      projectMinimum: ({ hasProjectMinimum }) => Number(hasProjectMinimum),
      about: ({ aboutLength }) => share(aboutLength, COMPLETENESS_TARGETS.aboutLength),
      skills: ({ matchedSkills }) => share(matchedSkills, COMPLETENESS_TARGETS.skills),
      languages: ({ languages }) => share(languages, COMPLETENESS_TARGETS.languages),
      services: ({ services }) => share(services, COMPLETENESS_TARGETS.services),
      highlights: ({ highlights }) => share(highlights, COMPLETENESS_TARGETS.highlights),
    },
  },
  proof: {
    weight: 0.2,
    terms: {
      badges: ({ badges }) =>
        damped(
          badges.reduce((sum, badge) => sum + badgePoints(badge), 0),
          PROOF_TARGETS.badgePoints,
        ),
      sites: ({ showcasedSites }) => damped(showcasedSites, PROOF_TARGETS.sites),
    },
  },
  freshness: {
    weight: 0.15,
    terms: {
      edited: ({ updatedAt }, now) => fade(updatedAt, { now, ...FRESH_DAYS.edited }),
      confirmed: ({ availabilityConfirmedAt }, now) =>
        fade(availabilityConfirmedAt, { now, ...FRESH_DAYS.availability }),
    },
  },
  availability: { weight: 0.15, terms: { status: availability } },
  responsiveness: { weight: 0.15, terms: { replies } },
  engagement: {
    weight: 0.1,
    terms: {
      likes: ({ likes }) => damped(likes, ENGAGEMENT_TARGETS.likes),
      followers: ({ followers }) => damped(followers, ENGAGEMENT_TARGETS.followers),
    },
  },
} satisfies Record<string, { weight: number; terms: Record<string, Term> }>

export type RankingPart = keyof typeof RANKING

export const RANKING_PARTS = Object.keys(RANKING) as RankingPart[]

export type RankingTerm = { [Part in RankingPart]: keyof (typeof RANKING)[Part]['terms'] }[RankingPart]

/** The terms of a part, each with its share of the whole score. */
export function rankingTerms(part: RankingPart): { name: RankingTerm; weight: number }[] {
  const { weight, terms } = RANKING[part]
  const names = Object.keys(terms) as RankingTerm[]
  return names.map((name) => ({ name, weight: weight / names.length }))
}

const termsOf = (part: RankingPart): Term[] => Object.values(RANKING[part].terms)

/** R810: whether the profile has everything that completeness asks for. */
export function isComplete(facts: RankingFacts): boolean {
  return Object.values(RANKING.completeness.terms).every((term) => term(facts) === 1)
}

/** R40: a profile's score, and what each part contributes. */
export function scoreProfile(facts: RankingFacts, now: Date): RankingScore {
  const parts = RANKING_PARTS.map((name) => ({
    name,
    weight: RANKING[name].weight,
    value: mean(termsOf(name).map((term) => term(facts, now))),
  }))
  const sum = parts.reduce((total, { weight, value }) => total + weight * value, 0)
  // Four decimals: a `real` column returns them unchanged, and no rounding error exceeds 1.
  return { version: RANKING_VERSION, total: Math.round(sum * 10_000) / 10_000, parts }
}
