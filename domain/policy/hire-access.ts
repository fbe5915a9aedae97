import type { HireAct } from '#domain/messages/hire-claim.ts'
import type { ReplyAuthor } from '#domain/messages/message-box.ts'

type Conversation = {
  /** The message arrived: the filter does not hold it, and its guest has confirmed it. */
  arrived: boolean
  profileGone: boolean
  suspended: boolean
  blocked: boolean
  spam: boolean
  senderGone: boolean
  senderProven: boolean
  /** The sender belongs to the profile by now, or wrote to themselves as a guest. */
  withOneself: boolean
}

/**
 * R356: why this side can neither say nor confirm that they worked together; undefined where it can. To deny and to
 * withdraw takes nothing.
 */
export function hireRefusal(
  { act, side }: { act: HireAct; side: ReplyAuthor },
  conversation: Conversation,
): string | undefined {
  if (act === 'deny' || act === 'withdraw') return undefined
  if (!conversation.arrived) return 'this message has not arrived'
  if (conversation.withOneself) return 'both sides of this conversation are the same'
  if (conversation.profileGone) return 'the profile is no longer here'
  if (conversation.suspended) return 'the profile is suspended'
  if (side === 'owner') {
    if (conversation.blocked) return 'you have blocked this sender; unblock them first'
    if (conversation.spam) return 'you have marked this as spam'
    return conversation.senderGone ? 'the sender has no account any more' : undefined
  }
  if (!conversation.senderProven) return 'confirm your email address first'
  return conversation.blocked || conversation.spam ? 'the recipient has closed this conversation' : undefined
}
