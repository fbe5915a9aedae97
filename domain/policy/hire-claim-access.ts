import type { Problem } from '#domain/issue.ts'
import { CONVERSATION_CLOSED, SENDER_GONE } from '#domain/messages/conversation-refusals.ts'
import type { HireClaimAction } from '#domain/messages/hire-claim.ts'
import type { ConversationSide } from '#domain/messages/message-box.ts'

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
export function hireClaimRefusal(
  { act, side }: { act: HireClaimAction; side: ConversationSide },
  conversation: Conversation,
): Problem | undefined {
  if (act === 'deny' || act === 'withdraw') return undefined
  if (!conversation.arrived) return { code: 'message_not_arrived', text: 'this message has not arrived' }
  if (conversation.withOneself) return { code: 'same_person', text: 'both sides of this conversation are the same' }
  if (conversation.profileGone) return { code: 'profile_gone', text: 'the profile is no longer here' }
  if (conversation.suspended) return { code: 'profile_suspended', text: 'the profile is suspended' }
  if (side === 'owner') {
    if (conversation.blocked) {
      return { code: 'sender_blocked_by_you', text: 'you have blocked this sender; unblock them first' }
    }
    if (conversation.spam) return { code: 'marked_as_spam', text: 'you have marked this as spam' }
    return conversation.senderGone ? SENDER_GONE : undefined
  }
  if (!conversation.senderProven) return { code: 'email_unconfirmed', text: 'confirm your email address first' }
  return conversation.blocked || conversation.spam ? CONVERSATION_CLOSED : undefined
}
