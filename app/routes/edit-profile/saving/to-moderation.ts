import type { ProfileModeration } from '#domain/admin/moderation.ts'
import { AWARD_BADGES, type AwardLevel } from '#domain/profiles/badge.ts'

import { multipleTabValue, singleTabValue, type TabValues } from './tab-values.ts'

type Badges = NonNullable<ProfileModeration['badges']>

function badgeOf(row: string): Badges[number] {
  const [badgeName = '', level = '', day = ''] = row.split('|')
  const isAward = (AWARD_BADGES as readonly string[]).includes(badgeName)
  if (!isAward) return { badgeType: 'partner', badgeName } as Badges[number]
  const awardLevel = (level || null) as AwardLevel | null
  return { badgeType: 'award', badgeName, awardLevel, awardDate: day || null } as Badges[number]
}

/** R770: why, and by which rule where something is taken. */
export function reasonAndRule(values: TabValues): { reason: string; rule?: string } {
  const rule = singleTabValue(values, 'rule')
  return { reason: singleTabValue(values, 'reason'), ...(rule !== '' && { rule }) }
}

/** R112: the admin's changes with their reason; the visibility has its own call. */
export function toModeration(values: TabValues, changed: readonly string[]): ProfileModeration {
  return {
    ...(changed.includes('expertStatus') && { expertStatus: singleTabValue(values, 'expertStatus') as 'ACTIVE' }),
    ...(changed.includes('badges') && { badges: multipleTabValue(values, 'badges').map(badgeOf) }),
    ...reasonAndRule(values),
  }
}
