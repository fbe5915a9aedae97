import { z } from 'zod'

import { badgeDisplayName } from '#domain/platform/display-names.ts'

export const BADGE_TYPES = ['partner', 'award'] as const
export type BadgeType = (typeof BADGE_TYPES)[number]

export const AWARD_LEVELS = ['winner', 'finalist', 'honoree'] as const
export type AwardLevel = (typeof AWARD_LEVELS)[number]

export const PARTNER_BADGES = [
  'Certified Partner',
  'Premium Partner',
  'Enterprise Partner',
  'Community Educator',
  'Global Leader',
] as const

export const AWARD_BADGES = [
  'Site of the Year',
  'Agency of the Year',
  'Freelancer of the Year',
  'Template of the Year',
  'Best E-commerce Site',
  'Best Animation',
  'Best Accessibility',
  'Community Champion',
] as const

export const badgeSchema = z
  .object({
    badgeType: z.enum(BADGE_TYPES),
    badgeName: z.string(),
    awardLevel: z.enum(AWARD_LEVELS).nullable(),
    awardDate: z.string().nullable().describe('Day of the award, YYYY-MM-DD.'),
  })
  .meta({ id: 'Badge' })

export type Badge = z.infer<typeof badgeSchema>

const LEVEL_RANK: Record<AwardLevel, number> = { winner: 0, finalist: 1, honoree: 2 }

function levelRank(level: AwardLevel | null): number {
  // "Other levels" all rank behind finalist, alike.
  return level === null ? LEVEL_RANK.honoree : LEVEL_RANK[level]
}

function awardYear(badge: Badge): number {
  return badge.awardDate === null ? Number.NEGATIVE_INFINITY : Number(badge.awardDate.slice(0, 4))
}

function compareNames(a: Badge, b: Badge): number {
  return badgeDisplayName(a.badgeName).localeCompare(badgeDisplayName(b.badgeName), 'en')
}

/** R18: award year descending, then winner, finalist, others, then name. */
function compareAwards(a: Badge, b: Badge): number {
  const years = awardYear(b) - awardYear(a)
  if (years !== 0 && !Number.isNaN(years)) return years
  return levelRank(a.awardLevel) - levelRank(b.awardLevel) || compareNames(a, b)
}

/** R19: partner badges first by name, then awards by R18. */
export function sortBadges(badges: Badge[]): Badge[] {
  const partners = badges.filter((badge) => badge.badgeType !== 'award').sort(compareNames)
  const awards = badges.filter((badge) => badge.badgeType === 'award').sort(compareAwards)
  return [...partners, ...awards]
}
