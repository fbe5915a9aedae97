import type { Db } from '#db/connection.ts'
import { newId } from '#db/new-id.ts'
import type { AwardLevel, BadgeType } from '#domain/profiles/badge.ts'

type NewBadge = {
  badgeType: BadgeType
  badgeName: string
  awardLevel?: AwardLevel | null | undefined
  awardDate?: string | null | undefined
}

const keyOf = (...parts: (string | null | undefined)[]) => JSON.stringify(parts.map((part) => part ?? null))

/** R172: existing badges stay unchanged, with their date. */
export async function replaceBadges(db: Db, profileId: string, badges: NewBadge[]): Promise<void> {
  const known = await db
    .selectFrom('badge')
    .where('profile_id', '=', profileId)
    .select(['id', 'badge_type', 'badge_name', 'award_level', 'award_date'])
    .execute()
  const wanted = new Map(badges.map((one) => [keyOf(one.badgeType, one.badgeName, one.awardLevel, one.awardDate), one]))
  const gone = known.filter((row) => {
    return !wanted.delete(keyOf(row.badge_type, row.badge_name, row.award_level, row.award_date))
  })
  if (gone.length > 0) {
    const ids = gone.map(({ id }) => id)
    await db.deleteFrom('badge').where('id', 'in', ids).execute()
  }
  if (wanted.size === 0) return
  await db
    .insertInto('badge')
    .values(
      [...wanted.values()].map(({ badgeType, badgeName, awardLevel, awardDate }) => ({
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
