import { badgeDisplayName } from '#domain/platform/display-names.ts'

import type { Badge } from './badge.ts'

/** As in "Site of the Year 2025, winner". */
export function badgeText({ badgeName, awardDate, awardLevel }: Badge): string {
  const year = awardDate?.slice(0, 4)
  return [[badgeDisplayName(badgeName), year].filter(Boolean).join(' '), awardLevel].filter(Boolean).join(', ')
}
