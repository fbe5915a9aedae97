import { newId } from '#db/new-id.ts'
import type { MessageRow } from '#db/queries/messages/message-rows.ts'
import { countReplies, insertReply, lockMessage, updateMessage } from '#db/queries/messages/message-writes.ts'
import { MESSAGE } from '#domain/limits.ts'
import type { ReplyAuthor } from '#domain/messages/message-box.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Deps } from '#use-cases/deps.ts'
import { tooOften } from '#use-cases/messages/sending-limits.ts'
import { allOrNothing, Rollback } from '#use-cases/rollback.ts'

import { mailReply } from './mail-reply.ts'
import { refreshReplyFigures } from './refresh-reply-figures.ts'

export type ReplyDeps = Pick<Deps, 'db' | 'queue' | 'site' | 'signer' | 'limits' | 'now'>

type Reply = {
  row: MessageRow
  author: ReplyAuthor
  authorUserId: string | null
  body: string
  idempotencyKey?: string | undefined
}

/** R97: why the conversation is closed to this author; undefined while it is open. */
export function closedBecause(row: MessageRow, author: ReplyAuthor): string | undefined {
  const { block_id, spam_at, sender_email } = row
  if (author === 'sender') {
    if (row.profile_id === null) return `${row.profile_name} is no longer here`
    if (!row.sender_proven) return 'confirm your email address first, then you can write'
    return block_id !== null || spam_at !== null ? 'the recipient has closed this conversation' : undefined
  }
  if (block_id !== null) return 'you have blocked this sender; unblock them to reply'
  return sender_email === null ? 'the sender has no account any more' : undefined
}

/** An answer makes the message unread for the other side. */
function columnsAfter(row: MessageRow, author: ReplyAuthor, now: Date) {
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

/** R97: stores an answer in the thread and mails it to the other side, together or not at all. */
export async function writeReply(deps: ReplyDeps, reply: Reply): Promise<Result<undefined>> {
  const { row, author, authorUserId, body, idempotencyKey } = reply
  const closed = closedBecause(row, author)
  if (closed) return fail('forbidden', closed)
  const wait = await deps.limits.hit('replies', authorUserId ?? `guest:${row.guest_email}`)
  if (wait !== undefined) return tooOften('you have written as many replies as one may in an hour', wait)
  const now = deps.now()
  const id = newId()
  const authorName = author === 'owner' ? row.profile_name : row.sender_name
  const done = await allOrNothing(() =>
    deps.db.transaction().execute(async (transaction) => {
      await lockMessage(transaction, row.id)
      if ((await countReplies(transaction, row.id)) >= MESSAGE.replies) {
        throw new Rollback(fail('forbidden', `a conversation has ${MESSAGE.replies} replies at most; begin a new one`))
      }
      const key = idempotencyKey?.slice(0, MESSAGE.idempotencyKey) || null
      const written = await insertReply(transaction, {
        id,
        messageId: row.id,
        author,
        authorUserId,
        authorName,
        body,
        idempotencyKey: key,
        now,
      })
      if (!written) return
      await updateMessage(transaction, row.id, columnsAfter(row, author, now))
      await mailReply(deps, transaction, { row, reply: { id, author, body } })
      if (author === 'owner' && row.replied_at === null) {
        await refreshReplyFigures(transaction, row.profile_id, { now })
      }
    }),
  )
  return done.ok ? ok(undefined) : done
}
