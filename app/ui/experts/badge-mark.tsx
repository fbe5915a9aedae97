import { Chip } from '#app/ui/chip.tsx'
import { shownBadge } from '#domain/platform/shown-names.ts'
import { badgeText } from '#domain/profiles/badge-text.ts'
import type { Badge } from '#domain/profiles/badge.ts'

/** Only awards are gold; partner badges are muted. */
export function BadgeMark({ badge }: { badge: Badge }) {
  if (badge.badgeType !== 'award') {
    return (
      <Chip className="font-medium text-ink before:mr-1 before:text-accent before:content-['✓'_/_'']">
        {shownBadge(badge.badgeName)}
      </Chip>
    )
  }
  return (
    <span className="inline-flex items-center gap-1.5 rounded-small bg-gold-soft px-2 py-0.5 text-small font-semibold text-gold before:content-['★'_/_'']">
      {badgeText(badge)}
    </span>
  )
}
