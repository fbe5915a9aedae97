import { z } from 'zod'

import { MAX_COUNT, MAX_LENGTH } from '#domain/limits.ts'
import { foundBySchema, ruleSchema } from '#domain/moderation/decision-schemas.ts'
import { AWARD_BADGES, AWARD_LEVELS, PARTNER_BADGES } from '#domain/profiles/badge.ts'
import { EXPERT_STATUSES, VISIBILITIES } from '#domain/profiles/profile.ts'
import { proseSchema } from '#domain/text/text-schema.ts'

const UNKNOWN_BADGE = 'This badge is not known.'

const badgeInput = z.discriminatedUnion(
  'badgeType',
  [
    z.strictObject({
      badgeType: z.literal('partner'),
      badgeName: z.enum(PARTNER_BADGES, UNKNOWN_BADGE),
      awardLevel: z.null('Only awards have a level.').optional(),
      awardDate: z.null('Only awards have a day.').optional(),
    }),
    z.strictObject({
      badgeType: z.literal('award'),
      badgeName: z.enum(AWARD_BADGES, UNKNOWN_BADGE),
      awardLevel: z.enum(AWARD_LEVELS, 'This level is not known.').nullable().optional(),
      awardDate: z.iso.date('Use a day like 2026-01-31.').nullable().optional(),
    }),
  ],
  'A badge is a partner badge or an award.',
)

/** R112: what an admin does to a profile, with the reason for it. */
export const profileModerationSchema = z
  .strictObject({
    visibility: z.enum(VISIBILITIES, 'Visibility is PUBLIC or PRIVATE.').optional(),
    expertStatus: z.enum(EXPERT_STATUSES, 'This status is not known.').optional(),
    badges: z
      .array(badgeInput, 'Badges are a list.')
      .max(MAX_COUNT.badges, `A profile has at most ${MAX_COUNT.badges} badges.`)
      .optional(),
    reason: proseSchema('A reason', { min: 1, max: MAX_LENGTH.reason }),
    rule: ruleSchema.optional(),
    foundBy: foundBySchema.optional(),
  })
  .refine(
    ({ visibility, expertStatus, badges }) => visibility ?? expertStatus ?? badges,
    'Change the visibility, the expert status or the badges.',
  )
  .meta({
    id: 'Moderation',
    example: { expertStatus: 'SUSPENDED', rule: 'stolen-work', reason: 'The portfolio shows the work of Northlight.' },
  })

export type ProfileModeration = z.infer<typeof profileModerationSchema>
