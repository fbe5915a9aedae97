import { findBrief, listBriefMessages } from '#db/queries/messages/briefs.ts'
import { isId } from '#domain/id.ts'
import type { Brief } from '#domain/messages/brief/brief.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { linkExpiredFailure } from '#use-cases/messages/conversation/find-conversation.ts'

import { signConversationToken, findBriefByToken } from './brief-link.ts'
import { presentBrief } from './present-brief.ts'
import { suggestOtherExperts, isBriefUnanswered } from './suggest-other-experts.ts'

type ReadDeps = Pick<Deps, 'db' | 'catalogue' | 'cards' | 'signer' | 'now' | 'site'>

const MISSING = fail('not_found', 'there is no such brief')
const LINK_MISSING = fail('not_found', 'this brief is gone, or the link is incomplete')

/** R341: a brief of the viewer's own; for everybody else, its experts too, it does not exist. */
export async function readBrief(deps: ReadDeps, viewer: Viewer, { id }: { id: string }): Promise<Result<Brief>> {
  if (viewer.kind === 'anonymous') return fail('unauthenticated', 'sign in first')
  if (!isId(id)) return MISSING
  const [brief, rows] = await Promise.all([findBrief(deps.db, id), listBriefMessages(deps.db, id)])
  if (!brief || rows.length === 0 || rows.some((row) => row.sender_user_id !== viewer.userId)) return MISSING
  const others = isBriefUnanswered(brief, rows, deps.now()) ? await suggestOtherExperts(deps, rows) : []
  return ok(presentBrief(brief, rows, { others, tokenOf: () => null }))
}

/** R341: a guest's brief, by the link that was mailed to them. Links to its conversations last as long as this one. */
export async function readBriefByToken(deps: ReadDeps, { token }: { token: string }): Promise<Result<Brief>> {
  const found = await findBriefByToken(deps, token)
  if (!found) return LINK_MISSING
  if (found.expired) return linkExpiredFailure(found.guestEmail)
  const { brief, rows, issuedAt } = found
  const others = isBriefUnanswered(brief, rows, deps.now()) ? await suggestOtherExperts(deps, rows) : []
  return ok(presentBrief(brief, rows, { others, tokenOf: (row) => signConversationToken(deps, row.id, issuedAt) }))
}
