import type { Transaction } from 'kysely'

import { newId } from '#db/new-id.ts'
import type { MessageRow } from '#db/queries/messages/message-rows.ts'
import {
  countReplies,
  findReplyByIdempotencyKey,
  insertReply,
  lockMessage,
  updateMessage,
} from '#db/queries/messages/message-writes.ts'
import type { Database } from '#db/schema.ts'
import { mailboxLimitKey } from '#domain/accounts/mailbox-limit-key.ts'
import type { Problem } from '#domain/issue.ts'
import { MESSAGE_LIMITS } from '#domain/limits.ts'
import { CONVERSATION_CLOSED, SENDER_GONE } from '#domain/messages/conversation-refusals.ts'
import type { ConversationSide } from '#domain/messages/message-box.ts'
import { fail, ok, failForbidden, type Result } from '#domain/result.ts'
import type { Deps } from '#use-cases/deps.ts'
import { checkIdempotencyKey } from '#use-cases/messages/idempotency-key.ts'
import { Rollback } from '#use-cases/rollback.ts'

import { mailReply } from './mail-reply.ts'
import { refreshResponseMetrics } from './refresh-response-metrics.ts'
import { withReplyLimit } from './with-reply-limit.ts'

export type ReplyDeps = Pick<Deps, 'db' | 'queue' | 'site' | 'signer' | 'limits' | 'now'>

type Reply = { row: MessageRow; author: ConversationSide; authorUserId: string | null; body: string }

/** R97: why the conversation is closed to this author; undefined while it is open. */
export function conversationClosedReason(row: MessageRow, author: ConversationSide): Problem | undefined {
  const { block_id, spam_at, sender_email } = row
  if (author === 'sender') {
    if (row.profile_id === null) return { code: 'profile_gone', text: `${row.profile_name} is no longer here` }
    if (!row.sender_proven) {
      return { code: 'email_unconfirmed', text: 'confirm your email address first, then you can write' }
    }
    return block_id !== null || spam_at !== null ? CONVERSATION_CLOSED : undefined
  }
  if (block_id !== null) {
    return { code: 'sender_blocked_by_you', text: 'you have blocked this sender; unblock them to reply' }
  }
  return sender_email === null ? SENDER_GONE : undefined
}

/** An answer makes the message unread for the other side. */
function columnsAfter(row: MessageRow, author: ConversationSide, now: Date) {
  if (author === 'sender') {
    return {
      last_at: now,
      read_at: null,
      sender_read_at: now,
      archived_at: null,
      owner_deleted_at: null,
      answered_at: null,
    }
  }
  return {
    last_at: now,
    sender_read_at: null,
    read_at: row.read_at ?? now,
    replied_at: row.replied_at ?? now,
    answered_at: now,
    answered_by_mail: false,
    sender_deleted_at: null,
    spam_at: null,
    // Answering a filtered message takes it out of the filter.
    ...(row.status === 'filtered' && { status: 'sent' as const }),
  }
}

type Prepared = Reply & { id: string; idempotencyKey: string | null; now: Date }

/** R95: what this side wrote before under the same key: the same words, or other ones. Undefined if nothing. */
async function findReplay(
  db: Deps['db'],
  { row, author, idempotencyKey, body }: Prepared,
): Promise<Result<undefined> | undefined> {
  if (idempotencyKey === null) return undefined
  const before = await findReplyByIdempotencyKey(db, { messageId: row.id, author, idempotencyKey })
  if (!before) return undefined
  return before.body === body ? ok(undefined) : fail('already_used', 'this Idempotency-Key was used for another reply')
}

/** Returns false for a repetition of a reply that is stored already. */
async function store(deps: ReplyDeps, transaction: Transaction<Database>, reply: Prepared): Promise<boolean> {
  const { id, author, authorUserId, body, idempotencyKey, now } = reply
  const row = await lockMessage(transaction, reply.row.id)
  if (!row) throw new Rollback(fail('not_found', 'there is no such message'))
  const before = await findReplay(transaction, reply)
  if (before?.ok === false) throw new Rollback(before)
  if (before) return false
  const closed = conversationClosedReason(row, author)
  if (closed) throw new Rollback(failForbidden(closed))
  if ((await countReplies(transaction, row.id)) >= MESSAGE_LIMITS.repliesPerConversation) {
    throw new Rollback(
      failForbidden({
        code: 'too_many_replies',
        params: { maximum: MESSAGE_LIMITS.repliesPerConversation },
        text: `a conversation has ${MESSAGE_LIMITS.repliesPerConversation} replies at most; begin a new one`,
      }),
    )
  }
  const authorName = author === 'owner' ? row.profile_name : row.sender_name
  await insertReply(transaction, { id, messageId: row.id, author, authorUserId, authorName, body, idempotencyKey, now })
  await updateMessage(transaction, row.id, columnsAfter(row, author, now))
  await mailReply(deps, transaction, { row, reply: { id, author, body } })
  if (author === 'owner' && row.replied_at === null) await refreshResponseMetrics(transaction, row.profile_id, { now })
  return true
}

/** R97: stores an answer in the thread and mails it to the other side, together or not at all. */
export async function writeReply(
  deps: ReplyDeps,
  { idempotencyKey, ...reply }: Reply & { idempotencyKey?: string | undefined },
): Promise<Result<undefined>> {
  const key = checkIdempotencyKey(idempotencyKey)
  if (!key.ok) return key
  const prepared = { ...reply, id: newId(), idempotencyKey: key.value, now: deps.now() }
  const before = await findReplay(deps.db, prepared)
  if (before) return before
  const written = await withReplyLimit(
    deps,
    reply.authorUserId ?? `guest:${mailboxLimitKey(reply.row.guest_email ?? '')}`,
    () => deps.db.transaction().execute((transaction) => store(deps, transaction, prepared)),
  )
  // At the limit, a repetition that was sent at the same moment as its first copy still gets the same answer.
  return written.ok ? ok(undefined) : ((await findReplay(deps.db, prepared)) ?? written)
}
