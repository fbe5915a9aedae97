import { CONVERSATION_LINK_DAYS, DAY_MS } from '#domain/limits.ts'

/** What a guest's link to their conversation says, once its signature is good. */
type Claim = { messageId: string; issuedAt: Date }

export function writeConversationClaim({ messageId, issuedAt }: Claim): string {
  return `${messageId} ${issuedAt.getTime()}`
}

/** Links from before they had a date name the message alone: they are as old as its last word. */
export function readConversationClaim(text: string): Claim {
  const [messageId = '', issued = '0'] = text.split(' ')
  return { messageId, issuedAt: new Date(Number(issued)) }
}

/** R242: a link is good for so long after it was mailed, or after the last message of either side. */
export function isConversationLinkGood({ issuedAt, lastAt, now }: { issuedAt: Date; lastAt: Date; now: Date }) {
  const newest = Math.max(issuedAt.getTime(), lastAt.getTime())
  return now.getTime() < newest + CONVERSATION_LINK_DAYS * DAY_MS
}
