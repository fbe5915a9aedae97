import { z } from 'zod'

export const MARK_ACTIONS = ['follow', 'unfollow', 'like', 'unlike'] as const
export type MarkAction = (typeof MARK_ACTIONS)[number]

export const markAnswerSchema = z
  .object({
    profileSlug: z.string(),
    isFollowing: z.boolean(),
    isLiked: z.boolean(),
    numFollowers: z.number().int(),
    numLikes: z.number().int(),
  })
  .meta({ id: 'MarkAnswer' })

export type MarkAnswer = z.infer<typeof markAnswerSchema>
