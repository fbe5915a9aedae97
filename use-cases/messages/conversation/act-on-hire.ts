import { findHireClaim, findHireFacts, storeHireClaim } from '#db/queries/messages/hire-claims.ts'
import type { MessageRow } from '#db/queries/messages/message-rows.ts'
import { lockMessage, updateMessage } from '#db/queries/messages/message-writes.ts'
import { mailboxOf } from '#domain/accounts/mailbox.ts'
import type { Problem } from '#domain/issue.ts'
import { afterHireAct, type HireAct } from '#domain/messages/hire-claim.ts'
import { conversationHireActSchema, hireActSchema } from '#domain/messages/hire-schemas.ts'
import type { ReplyAuthor } from '#domain/messages/message-box.ts'
import type { Message } from '#domain/messages/message.ts'
import { hireRefusal } from '#domain/policy/hire-access.ts'
import { fail, refuse, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'
import { findOwnMessage } from '#use-cases/messages/find-own-message.ts'
import { readMessage } from '#use-cases/messages/read-message.ts'
import { Rollback } from '#use-cases/rollback.ts'

import { MISSING, readConversation } from './conversation.ts'
import { findConversation, linkExpired } from './find-conversation.ts'
import { mailHireAct } from './mail-hire-act.ts'
import { withReplyLimit } from './with-reply-limit.ts'

const HIRE_CLOSED: Problem = { code: 'hire_closed', text: 'this is not yours to say here, or not any more' }

type HireDeps = Pick<Deps, 'db' | 'queue' | 'site' | 'signer' | 'limits' | 'now'>
type Acting = { row: MessageRow; side: ReplyAuthor; act: HireAct; limitKey: string }

async function refusalOf(db: Deps['db'], row: MessageRow, { side, act }: Acting): Promise<Problem | undefined> {
  const facts = await findHireFacts(db, row.id)
  return hireRefusal(
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
function columnsAfter(side: ReplyAuthor, now: Date) {
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
      if (refused) throw new Rollback(refuse(refused))
      const before = await findHireClaim(transaction, row.id)
      const after = afterHireAct(before, { act, side })
      if (!after) throw new Rollback(refuse(HIRE_CLOSED))
      if (after === before) return false
      await storeHireClaim(transaction, row.id, { ...after, now })
      if (act === 'withdraw') return true
      await updateMessage(transaction, row.id, columnsAfter(side, now))
      await mailHireAct(deps, transaction, { row, side, act })
      return true
    }),
  )
}

/** R355: an act of either side, signed in. */
export async function actOnHire(
  deps: HireDeps,
  viewer: Viewer,
  { id, input }: { id: string; input: unknown },
): Promise<Result<Message>> {
  const found = await findOwnMessage(deps, viewer, { id })
  if (!found.ok) return found
  const parsed = hireActSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const { row, side, viewer: account } = found.value
  const done = await store(deps, { row, side, act: parsed.data.act, limitKey: account.userId })
  return done.ok ? readMessage(deps, viewer, { id }) : done
}

/** R355: a guest's act, by the link that opens their conversation. */
export async function actOnGuestHire(deps: HireDeps, input: unknown): Promise<Result<Message>> {
  const parsed = conversationHireActSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const { token, act } = parsed.data
  const found = await findConversation(deps, token)
  if (!found) return MISSING
  if (found.expired) return linkExpired(found.guestEmail)
  const { row, guestEmail } = found
  const done = await store(deps, { row, side: 'sender', act, limitKey: `guest:${mailboxOf(guestEmail)}` })
  return done.ok ? readConversation(deps, { token }) : done
}
