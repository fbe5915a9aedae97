import type { Db } from '#db/connection.ts'
import { type BriefRow, findBrief, listBriefMessages } from '#db/queries/messages/briefs.ts'
import * as addresses from '#domain/addresses.ts'
import {
  isConversationLinkValid,
  parseConversationPayload,
  formatConversationPayload,
} from '#domain/messages/conversation-link.ts'
import { absoluteUrl } from '#domain/site/site-url.ts'
import type { Deps } from '#use-cases/deps.ts'

import type { BriefMessage } from './present-brief.ts'

/** R341: a guest's link to a brief is signed and lasts like one to a conversation (R242). */
export function signBriefToken({ signer }: Pick<Deps, 'signer'>, briefId: string, issuedAt: Date): string {
  return signer.sign('brief', formatConversationPayload({ messageId: briefId, issuedAt }))
}

export function signConversationToken({ signer }: Pick<Deps, 'signer'>, messageId: string, issuedAt: Date): string {
  return signer.sign('conversation', formatConversationPayload({ messageId, issuedAt }))
}

/** Where its client reads a brief: by their session, or by a link of their own. */
export function briefUrl(
  deps: Pick<Deps, 'signer' | 'site' | 'now'>,
  { briefId, isGuest }: { briefId: string; isGuest: boolean },
): string {
  const path = isGuest ? addresses.guestBrief(signBriefToken(deps, briefId, deps.now())) : addresses.brief(briefId)
  return absoluteUrl(path, deps.site.url).href
}

export type GuestBrief = {
  brief: BriefRow
  rows: BriefMessage[]
  guestEmail: string
  issuedAt: Date
  expired: boolean
}

async function findWhole(db: Db, id: string) {
  const [brief, rows] = await Promise.all([findBrief(db, id), listBriefMessages(db, id)])
  return brief && rows.length > 0 ? { brief, rows } : undefined
}

/** A guest's brief by a mailed link; undefined also before it is confirmed. */
export async function findBriefByToken(
  { db, signer, now }: Pick<Deps, 'db' | 'signer' | 'now'>,
  token: string,
): Promise<GuestBrief | undefined> {
  const claim = signer.read('brief', token)
  if (claim === undefined) return undefined
  const { messageId: briefId, issuedAt } = parseConversationPayload(claim)
  const whole = await findWhole(db, briefId)
  const guestEmail = whole?.rows[0]?.guest_email
  // An account's briefs need its session: no link opens them.
  if (!whole || !guestEmail || whole.brief.sent_at === null) return undefined
  const lastAt = new Date(Math.max(...whole.rows.map((row) => row.last_at.getTime())))
  return { ...whole, guestEmail, issuedAt, expired: !isConversationLinkValid({ issuedAt, lastAt, now: now() }) }
}
