import { findBrief, listBriefMessages } from '#db/queries/messages/briefs.ts'
import { isId } from '#domain/id.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { findBriefByToken } from '#use-cases/messages/brief/brief-link.ts'
import type { BriefMessage } from '#use-cases/messages/brief/present-brief.ts'
import { linkExpiredFailure } from '#use-cases/messages/conversation/find-conversation.ts'

export type BriefReference = {
  id: string
  /** A guest's link to the brief, where there is one. */
  token?: string | undefined
}

export type OwnBrief = {
  id: string
  rows: BriefMessage[]
  withdrawn: boolean
  sender: { userId: string | null; email: string; proven: boolean }
}

const MISSING = fail('not_found', 'there is no such brief')

async function findGuests(deps: Pick<Deps, 'db' | 'signer' | 'now'>, id: string, token: string) {
  const found = await findBriefByToken(deps, token)
  if (!found || found.brief.id !== id) return MISSING
  if (found.expired) return linkExpiredFailure(found.guestEmail)
  const withdrawn = found.brief.withdrawn_at !== null
  return ok({ id, rows: found.rows, withdrawn, sender: { userId: null, email: found.guestEmail, proven: true } })
}

/** R343: the brief of this client, by their session or by a guest's link; for everybody else it does not exist. */
export async function findOwnBrief(
  deps: Pick<Deps, 'db' | 'signer' | 'now'>,
  viewer: Viewer,
  { id, token }: BriefReference,
): Promise<Result<OwnBrief>> {
  if (token !== undefined) return findGuests(deps, id, token)
  if (viewer.kind === 'anonymous') return fail('unauthenticated', 'sign in first')
  if (!isId(id)) return MISSING
  const [brief, rows] = await Promise.all([findBrief(deps.db, id), listBriefMessages(deps.db, id)])
  const [first] = rows
  if (!brief || !first || rows.some((row) => row.sender_user_id !== viewer.userId)) return MISSING
  const sender = { userId: viewer.userId, email: first.sender_email ?? '', proven: first.sender_proven }
  return ok({ id, rows, withdrawn: brief.withdrawn_at !== null, sender })
}
