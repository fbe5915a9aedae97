import { CONVERSATION_LINK_DAYS, DAY_MS } from '#domain/limits.ts'

/** The content of a guest's conversation link, after its signature was checked. */
type Claim = { messageId: string; issuedAt: Date }

export function formatConversationPayload({ messageId, issuedAt }: Claim): string {
  return `${messageId} ${issuedAt.getTime()}`
}

/** Old links have no date, only the message: they count from its last message. */
export function parseConversationPayload(text: string): Claim {
  const [messageId = '', issued = '0'] = text.split(' ')
  return { messageId, issuedAt: new Date(Number(issued)) }
}

/** R242: a link is valid for this long after it was mailed, or after the last message of either side. */
export function isConversationLinkValid({ issuedAt, lastAt, now }: { issuedAt: Date; lastAt: Date; now: Date }) {
  const newest = Math.max(issuedAt.getTime(), lastAt.getTime())
  return now.getTime() < newest + CONVERSATION_LINK_DAYS * DAY_MS
}
