/** Stored status: waiting for its guest's confirmation, delivered, or filtered. */
export const MESSAGE_STATUSES = ['awaiting-confirmation', 'sent', 'filtered'] as const
export type MessageStatus = (typeof MESSAGE_STATUSES)[number]

/** Status as shown, including the recipient's own sorting. */
export const SHOWN_MESSAGE_STATUSES = [...MESSAGE_STATUSES, 'archived', 'spam'] as const
export type ShownMessageStatus = (typeof SHOWN_MESSAGE_STATUSES)[number]

/**
 * `inbox` is what was received and what was sent, together (R291); `briefs` are the briefs that were received, and
 * `open-briefs` those of them that wait for an answer (R707).
 */
export const MESSAGE_BOXES = [
  'inbox',
  'received',
  'sent',
  'filtered',
  'archived',
  'spam',
  'briefs',
  'open-briefs',
] as const
export type MessageBox = (typeof MESSAGE_BOXES)[number]

export const CONVERSATION_SIDES = ['owner', 'sender'] as const
export type ConversationSide = (typeof CONVERSATION_SIDES)[number]

type Sorted = { status: MessageStatus; archivedAt: Date | null; spamAt: Date | null }

/** R94: the side that wrote a message never learns how the other side sorts it; what the filter did they do (R93). */
export function shownMessageStatus({ status, archivedAt, spamAt }: Sorted, side: ConversationSide): ShownMessageStatus {
  if (side === 'sender') return status
  if (spamAt) return 'spam'
  return archivedAt ? 'archived' : status
}
