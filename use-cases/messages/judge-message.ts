import { createHash } from 'node:crypto'

import type { Db } from '#db/connection.ts'
import { countSameText } from '#db/queries/messages/messages.ts'
import { DAY_MS } from '#domain/limits.ts'
import { bareText, FILTER, suspicion } from '#domain/messages/message-filter.ts'

export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

export function hashLetter(letter: { subject: string; body: string }): string {
  return hashText(bareText(letter))
}

type Judged = { subject: string; body: string; textHash: string; profileId: string }

/** R93: why the message is put aside; null for one that goes through. */
export async function judgeMessage(
  db: Db,
  { textHash, profileId, ...letter }: Judged,
  now: Date,
): Promise<string | null> {
  const since = new Date(now.getTime() - FILTER.sameTextDays * DAY_MS)
  const sameTextProfiles = await countSameText(db, { textHash, profileId, since })
  return suspicion(letter, { sameTextProfiles }) ?? null
}
