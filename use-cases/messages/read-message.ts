import { updateMessage } from '#db/queries/messages/message-writes.ts'
import type { Message } from '#domain/messages/message.ts'
import { ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'

import { findOwnMessage } from './find-own-message.ts'
import { presentMessage } from './present-message.ts'

/** One message with its thread; `markRead` says that a person is looking at it. */
export async function readMessage(
  deps: Pick<Deps, 'db' | 'now' | 'site'>,
  viewer: Viewer,
  { id, markRead = false }: { id: string; markRead?: boolean },
): Promise<Result<Message>> {
  const found = await findOwnMessage(deps, viewer, { id })
  if (!found.ok) return found
  const { row, side } = found.value
  const column = side === 'owner' ? 'read_at' : 'sender_read_at'
  const readAt = row[column] ?? (markRead ? deps.now() : null)
  if (markRead && row[column] === null) await updateMessage(deps.db, row.id, { [column]: readAt })
  return ok(presentMessage(deps, { ...row, [column]: readAt }, side))
}
