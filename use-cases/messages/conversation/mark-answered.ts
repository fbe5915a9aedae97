import { updateMessage } from '#db/queries/messages/message-writes.ts'
import type { Message } from '#domain/messages/message.ts'
import { fail, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { findOwnMessage } from '#use-cases/messages/find-own-message.ts'
import { readMessage } from '#use-cases/messages/read-message.ts'

import { refreshResponseMetrics } from './refresh-response-metrics.ts'

/** R98: answered by mail counts like answered here; for the response time only the first answer does. */
export async function markAnswered(
  deps: Pick<Deps, 'db' | 'now' | 'site'>,
  viewer: Viewer,
  { id }: { id: string },
): Promise<Result<Message>> {
  const found = await findOwnMessage(deps, viewer, { id })
  if (!found.ok) return found
  const { row, side } = found.value
  if (side === 'sender') return fail('forbidden', 'only its recipient marks a message as answered')
  const now = deps.now()
  if (row.answered_at === null) {
    await deps.db.transaction().execute(async (transaction) => {
      const first = row.replied_at ?? now
      const columns = { replied_at: first, answered_at: now, answered_by_mail: true, read_at: row.read_at ?? now }
      await updateMessage(transaction, row.id, columns)
      await refreshResponseMetrics(transaction, row.profile_id, { now })
    })
  }
  return readMessage(deps, viewer, { id })
}
