import { createHash } from 'node:crypto'

import type { Db } from '#db/connection.ts'
import { countSameText } from '#db/queries/messages/messages.ts'
import { DAY_MS } from '#domain/limits.ts'
import { canonicalMessageText, SPAM_FILTER_LIMITS, type SpamSign, spamSigns } from '#domain/messages/message-filter.ts'

export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

export function hashMessage(message: { subject: string; body: string }): string {
  return hashText(canonicalMessageText(message))
}

type Judged = { subject: string; body: string; textHash: string; profileId: string }

/** R93: why the message is held; empty where it passes. */
export async function findSpamSigns(
  db: Db,
  { textHash, profileId, ...message }: Judged,
  now: Date,
): Promise<SpamSign[]> {
  const since = new Date(now.getTime() - SPAM_FILTER_LIMITS.sameTextDays * DAY_MS)
  const sameTextProfiles = await countSameText(db, { textHash, profileId, since })
  return spamSigns(message, { sameTextProfiles })
}
