import { z } from 'zod'

export const FOLLOW_OR_LIKE_ACTIONS = ['follow', 'unfollow', 'like', 'unlike'] as const
export type FollowOrLikeAction = (typeof FOLLOW_OR_LIKE_ACTIONS)[number]

export const reactionSchema = z
  .strictObject({ profileSlug: z.string('Name the profile by its handle.').max(200, 'That is no handle.') })
  .meta({ id: 'MarkRequest', example: { profileSlug: 'ada-moreau' } })

export const followOrLikeAnswerSchema = z
  .object({
    profileSlug: z.string(),
    isFollowing: z.boolean(),
    isLiked: z.boolean(),
    numFollowers: z.number().int(),
    numLikes: z.number().int(),
  })
  .meta({ id: 'MarkAnswer' })

export type ReactionAnswer = z.infer<typeof followOrLikeAnswerSchema>

/** Of the profiles that were asked about, by slug: those that the viewer follows, likes and owns. */
export const ownReactionsSchema = z
  .object({ followed: z.array(z.string()), liked: z.array(z.string()), own: z.array(z.string()) })
  .meta({ id: 'OwnMarks' })

export type OwnReactions = z.infer<typeof ownReactionsSchema>
