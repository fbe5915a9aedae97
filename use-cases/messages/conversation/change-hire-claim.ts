import { findHireClaim, findHireFacts, storeHireClaim } from '#db/queries/messages/hire-claims.ts'
import type { MessageRow } from '#db/queries/messages/message-rows.ts'
import { lockMessage, updateMessage } from '#db/queries/messages/message-writes.ts'
import { mailboxLimitKey } from '#domain/accounts/mailbox-limit-key.ts'
import type { Problem } from '#domain/issue.ts'
import { guestHireClaimActionSchema, hireClaimActionSchema } from '#domain/messages/hire-claim-schemas.ts'
import { applyHireClaimAction, type HireClaimAction } from '#domain/messages/hire-claim.ts'
import type { ConversationSide } from '#domain/messages/message-box.ts'
import type { Message } from '#domain/messages/message.ts'
import { hireClaimRefusal } from '#domain/policy/hire-claim-access.ts'
import { fail, failForbidden, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'
import { findOwnMessage } from '#use-cases/messages/find-own-message.ts'
import { readMessage } from '#use-cases/messages/read-message.ts'
import { Rollback } from '#use-cases/rollback.ts'

import { CONVERSATION_MISSING, readGuestConversation } from './conversation.ts'
import { findConversationByToken, linkExpiredFailure } from './find-conversation.ts'
import { mailHireClaim } from './mail-hire-claim.ts'
import { withReplyLimit } from './with-reply-limit.ts'

const HIRE_CLOSED: Problem = { code: 'hire_closed', text: 'this is not yours to say here, or not any more' }

type HireDeps = Pick<Deps, 'db' | 'queue' | 'site' | 'signer' | 'limits' | 'now'>
type Acting = { row: MessageRow; side: ConversationSide; act: HireClaimAction; limitKey: string }

async function refusalOf(db: Deps['db'], row: MessageRow, { side, act }: Acting): Promise<Problem | undefined> {
  const facts = await findHireFacts(db, row.id)
  return hireClaimRefusal(
    { act, side },
    {
      arrived: row.status === 'sent',
      profileGone: row.profile_id === null,
      suspended: facts.suspended,
      blocked: row.block_id !== null,
      spam: row.spam_at !== null,
      senderGone: row.sender_email === null,
      senderProven: row.sender_proven,
      withOneself: facts.with_oneself,
    },
  )
}

/** The other side finds the conversation unread at the top of its inbox, as after an answer. */
function columnsAfter(side: ConversationSide, now: Date) {
  return side === 'owner'
    ? { last_at: now, sender_read_at: null, sender_deleted_at: null }
    : { last_at: now, read_at: null, owner_deleted_at: null }
}

/** R355 to R357: the claim and its mail are stored together; what was done before is done. */
function store(deps: HireDeps, acting: Acting): Promise<Result<boolean>> {
  const { side, act, limitKey } = acting
  const now = deps.now()
  return withReplyLimit(deps, limitKey, () =>
    deps.db.transaction().execute(async (transaction) => {
      const row = await lockMessage(transaction, acting.row.id)
      if (!row) throw new Rollback(fail('not_found', 'there is no such message'))
      const refused = await refusalOf(transaction, row, acting)
      if (refused) throw new Rollback(failForbidden(refused))
      const before = await findHireClaim(transaction, row.id)
      const after = applyHireClaimAction(before, { act, side })
      if (!after) throw new Rollback(failForbidden(HIRE_CLOSED))
      if (after === before) return false
      await storeHireClaim(transaction, row.id, { ...after, now })
      if (act === 'withdraw') return true
      await updateMessage(transaction, row.id, columnsAfter(side, now))
      await mailHireClaim(deps, transaction, { row, side, act })
      return true
    }),
  )
}

/** R355: an act of either side, signed in. */
export async function changeHireClaim(
  deps: HireDeps,
  viewer: Viewer,
  { id, input }: { id: string; input: unknown },
): Promise<Result<Message>> {
  const found = await findOwnMessage(deps, viewer, { id })
  if (!found.ok) return found
  const parsed = hireClaimActionSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const { row, side, viewer: account } = found.value
  const done = await store(deps, { row, side, act: parsed.data.act, limitKey: account.userId })
  return done.ok ? readMessage(deps, viewer, { id }) : done
}

/** R355: a guest's act, by the link that opens their conversation. */
export async function changeHireClaimAsGuest(deps: HireDeps, input: unknown): Promise<Result<Message>> {
  const parsed = guestHireClaimActionSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const { token, act } = parsed.data
  const found = await findConversationByToken(deps, token)
  if (!found) return CONVERSATION_MISSING
  if (found.expired) return linkExpiredFailure(found.guestEmail)
  const { row, guestEmail } = found
  const done = await store(deps, { row, side: 'sender', act, limitKey: `guest:${mailboxLimitKey(guestEmail)}` })
  return done.ok ? readGuestConversation(deps, { token }) : done
}
