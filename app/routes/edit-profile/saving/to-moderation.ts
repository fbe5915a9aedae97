import type { Moderation } from '#domain/admin/moderation.ts'
import { AWARD_BADGES, type AwardLevel } from '#domain/profiles/badge.ts'

import { manyTexts, oneText, type TabValues } from './tab-values.ts'

type Badges = NonNullable<Moderation['badges']>

function badgeOf(row: string): Badges[number] {
  const [badgeName = '', level = '', day = ''] = row.split('|')
  const isAward = (AWARD_BADGES as readonly string[]).includes(badgeName)
  if (!isAward) return { badgeType: 'partner', badgeName } as Badges[number]
  const awardLevel = (level || null) as AwardLevel | null
  return { badgeType: 'award', badgeName, awardLevel, awardDate: day || null } as Badges[number]
}

/** R112: the admin's changes with their reason; the visibility has its own call. */
export function toModeration(values: TabValues, changed: readonly string[]): Moderation {
  return {
    ...(changed.includes('expertStatus') && { expertStatus: oneText(values, 'expertStatus') as 'ACTIVE' }),
    ...(changed.includes('badges') && { badges: manyTexts(values, 'badges').map(badgeOf) }),
    reason: oneText(values, 'reason'),
  }
}
