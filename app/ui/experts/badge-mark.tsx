import { useTexts } from '#app/shell/use-texts.ts'
import { badgeDisplayName } from '#domain/platform/display-names.ts'
import type { Badge } from '#domain/profiles/badge.ts'

/** Only awards are gold; partner badges are muted. */
export function BadgeMark({ badge }: { badge: Badge }) {
  const t = useTexts()
  const { awardDate, awardLevel, badgeName } = badge
  if (badge.badgeType !== 'award') {
    return (
      <span translate="no" className="chip partner-badge">
        {badgeDisplayName(badgeName)}
      </span>
    )
  }
  const name = [badgeDisplayName(badgeName), awardDate?.slice(0, 4)].filter(Boolean).join(' ')
  return <span className="award">{t('cards.award', { name, level: awardLevel ?? 'none' })}</span>
}
