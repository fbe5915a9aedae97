import { type AwardLevel, type Badge, type BadgeType, sortBadges } from '#domain/profiles/badge.ts'

type BadgeRow = { badge_type: BadgeType; badge_name: string; award_level: AwardLevel | null; award_date: string | null }

export function presentBadges(rows: BadgeRow[]): Badge[] {
  return sortBadges(
    rows.map((row) => ({
      badgeType: row.badge_type,
      badgeName: row.badge_name,
      awardLevel: row.award_level,
      awardDate: row.award_date,
    })),
  )
}
