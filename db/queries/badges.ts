import type { Db } from '#db/connection.ts'
import { newId } from '#db/new-id.ts'
import type { AwardLevel, BadgeType } from '#domain/badge.ts'

type NewBadge = {
  badgeType: BadgeType
  badgeName: string
  awardLevel?: AwardLevel | null | undefined
  awardDate?: string | null | undefined
}

export async function replaceBadges(db: Db, profileId: string, badges: NewBadge[]): Promise<void> {
  await db.deleteFrom('badge').where('profile_id', '=', profileId).execute()
  if (badges.length === 0) return
  await db
    .insertInto('badge')
    .values(
      badges.map(({ badgeType, badgeName, awardLevel, awardDate }) => ({
        id: newId(),
        profile_id: profileId,
        badge_type: badgeType,
        badge_name: badgeName,
        award_level: awardLevel ?? null,
        award_date: awardDate ?? null,
      })),
    )
    .execute()
}
