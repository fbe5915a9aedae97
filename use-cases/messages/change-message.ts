import type { Updateable } from 'kysely'

import { listMessagesById } from '#db/queries/messages/inbox.ts'
import { updateMessages } from '#db/queries/messages/message-writes.ts'
import type { Database } from '#db/schema.ts'
import { isId } from '#domain/id.ts'
import type { ConversationSide } from '#domain/messages/message-box.ts'
import {
  bulkMessageChangesSchema,
  type Message,
  type MessageChanges,
  messageChangesSchema,
} from '#domain/messages/message.ts'
import { readableInboxes } from '#domain/policy/message-access.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'

import { refreshResponseMetrics } from './conversation/refresh-response-metrics.ts'
import { findOwnMessage, viewerSide } from './find-own-message.ts'
import { presentMessage } from './present-message.ts'

type ChangeDeps = Pick<Deps, 'db' | 'now'>
type Changed = { id: string; profileId: string | null; side: ConversationSide }

function columnsOf({ read, archived, spam, deleted }: MessageChanges, side: ConversationSide, now: Date) {
  const at = (yes: boolean) => (yes ? now : null)
  if (side === 'sender') {
    return {
      ...(read !== undefined && { sender_read_at: at(read) }),
      ...(deleted !== undefined && { sender_deleted_at: at(deleted) }),
    }
  }
  return {
    ...(read !== undefined && { read_at: at(read) }),
    ...(deleted !== undefined && { owner_deleted_at: at(deleted) }),
    ...(archived !== undefined && { archived_at: at(archived) }),
    ...(spam !== undefined && { spam_at: at(spam) }),
    // What the owner says is no spam lies in the inbox from then on, also what the filter has held.
    ...(spam === false && { status: 'sent' as const }),
  } satisfies Updateable<Database['message']>
}

async function store({ db, now }: ChangeDeps, changed: Changed[], changes: MessageChanges): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const side of ['owner', 'sender'] as const) {
      const ids = changed.filter((one) => one.side === side).map(({ id }) => id)
      await updateMessages(transaction, ids, columnsOf(changes, side, now()))
    }
    // R98: for the response time spam never counts.
    const judged = changes.spam === undefined ? [] : changed.filter(({ side }) => side === 'owner')
    for (const profileId of new Set(judged.map((one) => one.profileId))) {
      await refreshResponseMetrics(transaction, profileId, { now: now() })
    }
  })
}

const isSorting = ({ archived, spam }: MessageChanges) => archived !== undefined || spam !== undefined

/** R94: reading and deleting is for both sides, each for itself; sorting for the recipient alone. */
export async function changeMessage(
  deps: ChangeDeps & Pick<Deps, 'site'>,
  viewer: Viewer,
  { id, input }: { id: string; input: unknown },
): Promise<Result<Message>> {
  const found = await findOwnMessage(deps, viewer, { id })
  if (!found.ok) return found
  const { row, side } = found.value
  const parsed = messageChangesSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  if (isSorting(parsed.data) && side === 'sender') return fail('forbidden', 'only its recipient sorts a message')
  await store(deps, [{ id: row.id, profileId: row.profile_id, side }], parsed.data)
  return ok(presentMessage(deps, { ...row, ...columnsOf(parsed.data, side, deps.now()) }, side))
}

/** R294: the same for many at once; those that the viewer may not change so stay as they are. */
export async function changeMessages(
  deps: ChangeDeps,
  viewer: Viewer,
  { input }: { input: unknown },
): Promise<Result<{ changed: number }>> {
  if (viewer.kind === 'anonymous') return fail('unauthenticated', 'sign in first')
  const parsed = bulkMessageChangesSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const { ids, changes } = parsed.data
  const reader = readableInboxes(viewer)
  const rows = await listMessagesById(deps.db, ids.filter(isId), reader)
  const changed = rows
    .map((row) => ({ id: row.id, profileId: row.profile_id, side: viewerSide(row, reader) }))
    .filter(({ side }) => side === 'owner' || !isSorting(changes))
  await store(deps, changed, changes)
  return ok({ changed: changed.length })
}
