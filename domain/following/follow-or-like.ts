import { z } from 'zod'

export const FOLLOW_OR_LIKE = ['follow', 'unfollow', 'like', 'unlike'] as const
export type FollowOrLikeAction = (typeof FOLLOW_OR_LIKE)[number]

export const followOrLikeAnswerSchema = z
  .object({
    profileSlug: z.string(),
    isFollowing: z.boolean(),
    isLiked: z.boolean(),
    numFollowers: z.number().int(),
    numLikes: z.number().int(),
  })
  .meta({ id: 'MarkAnswer' })

export type MarkAnswer = z.infer<typeof followOrLikeAnswerSchema>
