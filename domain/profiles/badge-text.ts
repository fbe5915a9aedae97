import { shownBadge } from '#domain/platform/shown-names.ts'

import type { Badge } from './badge.ts'

/** As in "Site of the Year 2025, winner". */
export function badgeText({ badgeName, awardDate, awardLevel }: Badge): string {
  const year = awardDate?.slice(0, 4)
  return [[shownBadge(badgeName), year].filter(Boolean).join(' '), awardLevel].filter(Boolean).join(', ')
}
