import { addFollow, addLike, removeFollow, removeLike } from '#db/queries/following/follows-and-likes.ts'
import { findReactions, findProfileBySlug } from '#db/queries/profiles/profiles.ts'
import { utcDay } from '#domain/day.ts'
import {
  FOLLOW_OR_LIKE_ACTIONS,
  type FollowOrLikeAction,
  type ReactionAnswer,
  reactionSchema,
} from '#domain/following/follow-or-like.ts'
import { SCORE_SECONDS } from '#domain/limits.ts'
import { refuseContact } from '#domain/policy/message-access.ts'
import { maySeeProfile, viewerRole } from '#domain/policy/profile-access.ts'
import { fail, ok, failForbidden, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'
import { findProfileByHandle } from '#use-cases/profiles/find-profile-by-handle.ts'
import { profileOwnership } from '#use-cases/profiles/present-profile.ts'

const WRITE = { follow: addFollow, unfollow: removeFollow, like: addLike, unlike: removeLike }

function isFollowOrLikeAction(action: string): action is FollowOrLikeAction {
  return (FOLLOW_OR_LIKE_ACTIONS as readonly string[]).includes(action)
}

/** R31: each act is idempotent, and an account cannot follow or like its own profile. */
export async function followOrLike(
  { db, queue, now }: Pick<Deps, 'db' | 'queue' | 'now'>,
  viewer: Viewer,
  { action, input }: { action: string; input: unknown },
): Promise<Result<ReactionAnswer>> {
  if (!isFollowOrLikeAction(action)) return fail('not_found', 'there is no such address')
  if (viewer.kind === 'anonymous') return fail('unauthenticated', 'sign in first')
  const parsed = reactionSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const row = await findProfileByHandle(db, parsed.data.profileSlug)
  if (!row || !maySeeProfile(viewer, profileOwnership(row))) return fail('not_found', 'there is no such profile')
  if (viewerRole(viewer, profileOwnership(row)) === 'OWNER') return refuseContact('own_profile')
  // R227: accounts are cheap, confirmed addresses are not; undoing a follow or like is always allowed.
  if ((action === 'follow' || action === 'like') && !viewer.emailVerified) {
    return failForbidden({
      code: 'email_unconfirmed',
      text: 'confirm your email address first, then you can follow and like',
    })
  }
  const reaction = { userId: viewer.userId, profileId: row.id }
  await db.transaction().execute(async (transaction) => {
    if (!(await WRITE[action](transaction, { ...reaction, day: utcDay(now()) }))) return
    // R173: a throttled job updates the score, however many visitors click.
    const throttled = { data: { profileIds: [row.id] }, key: row.id, seconds: SCORE_SECONDS.reactions }
    await queue.sendThrottled(transaction, 'refresh-listings', throttled)
  })
  const [reactions, after] = await Promise.all([findReactions(db, reaction), findProfileBySlug(db, row.slug)])
  return ok({
    profileSlug: row.slug,
    ...reactions,
    numFollowers: after?.num_followers ?? row.num_followers,
    numLikes: after?.num_likes ?? row.num_likes,
  })
}
