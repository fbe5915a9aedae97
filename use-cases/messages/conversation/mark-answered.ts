import { updateMessage } from '#db/queries/messages/message-writes.ts'
import type { Message } from '#domain/messages/message.ts'
import { fail, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { findOwnMessage } from '#use-cases/messages/find-own-message.ts'
import { readMessage } from '#use-cases/messages/read-message.ts'

import { refreshResponseTime } from './refresh-response-time.ts'

/** R98: an answer by mail counts like one on the site; only the first answer counts. */
export async function markAnswered(
  deps: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  { id }: { id: string },
): Promise<Result<Message>> {
  const found = await findOwnMessage(deps, viewer, { id })
  if (!found.ok) return found
  const { row, side } = found.value
  if (side === 'sender') return fail('forbidden', 'only its recipient marks a message as answered')
  const now = deps.now()
  if (row.replied_at === null) {
    await deps.db.transaction().execute(async (transaction) => {
      const columns = { replied_at: now, answered_by_mail: true, read_at: row.read_at ?? now }
      await updateMessage(transaction, row.id, columns)
      await refreshResponseTime(transaction, row.profile_id, { now })
    })
  }
  return readMessage(deps, viewer, { id })
}
