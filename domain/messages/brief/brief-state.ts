import type { MessageStatus } from '#domain/messages/message-box.ts'

/** R341: what has become of a brief with one of its experts. */
export const BRIEF_STATES = ['unsent', 'held', 'waiting', 'answered', 'declined', 'gone'] as const
export type BriefState = (typeof BRIEF_STATES)[number]

type Sent = { status: MessageStatus; profileId: string | null; repliedAt: Date | null; declinedAt: Date | null }

/** A declined brief stays declined, whatever is written later; a deleted profile cannot answer any more. */
export function briefState({ status, profileId, repliedAt, declinedAt }: Sent): BriefState {
  if (status === 'awaiting-confirmation') return 'unsent'
  if (profileId === null) return 'gone'
  if (declinedAt) return 'declined'
  if (repliedAt) return 'answered'
  return status === 'filtered' ? 'held' : 'waiting'
}
