import type { Updateable } from 'kysely'

import type { MessageRow } from '#db/queries/messages/inbox.ts'
import { updateMessage } from '#db/queries/messages/message-writes.ts'
import type { Database } from '#db/schema.ts'
import type { ReplyAuthor } from '#domain/messages/message-box.ts'
import { type Message, type MessageChanges, messageChangesSchema } from '#domain/messages/message.ts'
import { fail, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'

import { refreshResponseTime } from './conversation/refresh-response-time.ts'
import { findOwnMessage } from './find-own-message.ts'
import { readMessage } from './read-message.ts'

type Columns = Updateable<Database['message']>

function sortingColumns({ archived, spam }: MessageChanges, row: MessageRow, now: Date): Columns {
  return {
    ...(archived !== undefined && { archived_at: archived ? (row.archived_at ?? now) : null }),
    ...(spam !== undefined && { spam_at: spam ? (row.spam_at ?? now) : null }),
    // A filtered message that the owner marks as no spam moves to the inbox.
    ...(spam === false && row.status === 'filtered' && { status: 'sent' as const }),
  }
}

function readColumns(
  { read }: MessageChanges,
  row: MessageRow,
  { side, now }: { side: ReplyAuthor; now: Date },
): Columns {
  if (read === undefined) return {}
  const column = side === 'owner' ? 'read_at' : 'sender_read_at'
  return { [column]: read ? (row[column] ?? now) : null }
}

/** R94: both sides may mark as read or unread; only the recipient may archive or mark as spam. */
export async function changeMessage(
  deps: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  { id, input }: { id: string; input: unknown },
): Promise<Result<Message>> {
  const found = await findOwnMessage(deps, viewer, { id })
  if (!found.ok) return found
  const { row, side } = found.value
  const parsed = messageChangesSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const sorts = parsed.data.archived !== undefined || parsed.data.spam !== undefined
  if (sorts && side === 'sender') return fail('forbidden', 'only its recipient sorts a message')
  const now = deps.now()
  const columns = { ...sortingColumns(parsed.data, row, now), ...readColumns(parsed.data, row, { side, now }) }
  await deps.db.transaction().execute(async (transaction) => {
    if (Object.keys(columns).length > 0) await updateMessage(transaction, row.id, columns)
    // R98: spam never counts.
    if (parsed.data.spam !== undefined) await refreshResponseTime(transaction, row.profile_id, { now })
  })
  return readMessage(deps, viewer, { id })
}
