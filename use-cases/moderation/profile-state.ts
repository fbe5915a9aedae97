import type { ProfileRow } from '#db/queries/profiles/profiles.ts'
import type { ProfileState } from '#domain/moderation/restricting-acts.ts'

export const profileState = (row: ProfileRow): ProfileState => ({
  visibility: row.visibility,
  expertStatus: row.expert_status,
  wantsHirable: row.wants_hirable,
  activatedAt: row.activated_at,
})
