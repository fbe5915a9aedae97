import { shownBadge } from '#domain/platform/shown-names.ts'
import { badgeText } from '#domain/profiles/badge-text.ts'
import type { Badge } from '#domain/profiles/badge.ts'

/** Only awards are gold; partner badges are muted. */
export function BadgeMark({ badge }: { badge: Badge }) {
  if (badge.badgeType !== 'award') {
    return <span className="chip partner-badge">{shownBadge(badge.badgeName)}</span>
  }
  return <span className="award">{badgeText(badge)}</span>
}
