import { updateMessage } from '#db/queries/messages/message-writes.ts'
import { type Message, reportSchema } from '#domain/messages/message.ts'
import type { Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'

import { findOwnMessage } from './find-own-message.ts'
import { readMessage } from './read-message.ts'

/** R99: reports the message to the admins; only the first report counts. */
export async function reportMessage(
  deps: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  { id, input }: { id: string; input: unknown },
): Promise<Result<Message>> {
  const found = await findOwnMessage(deps, viewer, { id })
  if (!found.ok) return found
  const parsed = reportSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const { row, viewer: reporter } = found.value
  if (row.reported_at === null) {
    await updateMessage(deps.db, row.id, {
      reported_at: deps.now(),
      reported_by: reporter.userId,
      report_reason: parsed.data.reason,
    })
  }
  return readMessage(deps, viewer, { id })
}
