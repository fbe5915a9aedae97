import { z } from 'zod'

import { EXPERT_KINDS, expertCardSchema } from '#domain/lists/expert-card.ts'
import { availabilitySchema } from '#domain/profiles/availability/availability.ts'
import { badgeSchema } from '#domain/profiles/badge.ts'
import { reportedWorkSchema } from '#domain/profiles/reported-work.ts'

const paged = { total: z.number().int(), page: z.number().int(), pages: z.number().int() }

const followedExpertSchema = expertCardSchema.extend({ followedOn: z.string() }).meta({ id: 'FollowedExpert' })

export const followingSchema = z.object({ items: z.array(followedExpertSchema), ...paged }).meta({ id: 'Following' })

export type Following = z.infer<typeof followingSchema>

const newsFields = {
  on: z.string(),
  isNew: z.boolean().describe('Whether it came after the last visit.'),
  profile: z.object({
    slug: z.string(),
    name: z.string(),
    profileImg: z.string().nullable(),
    type: z.enum(EXPERT_KINDS),
  }),
}

const newsItemSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('site'), ...newsFields, asset: reportedWorkSchema }),
    z.object({ kind: z.literal('availability'), ...newsFields, availability: availabilitySchema }),
    z.object({ kind: z.literal('badge'), ...newsFields, badge: badgeSchema }),
  ])
  .meta({ id: 'NewsItem', description: 'A site, an availability or a badge that somebody who is followed has new.' })

export type NewsItem = z.infer<typeof newsItemSchema>

export const newsSchema = z
  .object({ items: z.array(newsItemSchema), ...paged, since: z.string().describe('How far back these reach.') })
  .meta({ id: 'News' })

export type News = z.infer<typeof newsSchema>

export const digestSettingSchema = z
  .object({ weekly: z.boolean(), emailVerified: z.boolean().describe('Nothing is sent to an unconfirmed address.') })
  .meta({ id: 'Digest' })

export type DigestSetting = z.infer<typeof digestSettingSchema>

export const digestChangeSchema = z
  .strictObject({ weekly: z.boolean('Say whether you want it: true or false.') })
  .meta({ id: 'DigestChange', example: { weekly: true } })
