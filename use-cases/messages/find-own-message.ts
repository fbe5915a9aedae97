import { findMessageOf, type InboxReader } from '#db/queries/messages/inbox.ts'
import type { MessageRow } from '#db/queries/messages/message-rows.ts'
import { isId } from '#domain/id.ts'
import type { ConversationSide } from '#domain/messages/message-box.ts'
import { readableInboxes } from '#domain/policy/message-access.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'

type Account = Extract<Viewer, { kind: 'account' }>

export type OwnMessage = { row: MessageRow; side: ConversationSide; viewer: Account }

/** Which side of the conversation this reader is on. */
export function viewerSide(
  { owner_user_id, owner_workspace_id }: MessageRow,
  { userId, workspaceIds }: InboxReader,
): ConversationSide {
  const owns = owner_user_id === userId || (owner_workspace_id !== null && workspaceIds.includes(owner_workspace_id))
  return owns ? 'owner' : 'sender'
}

/** R94: a message that the viewer received or sent; every other one is missing, also for admins. */
export async function findOwnMessage(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  { id }: { id: string },
): Promise<Result<OwnMessage>> {
  if (viewer.kind === 'anonymous') return fail('unauthenticated', 'sign in first')
  const reader = readableInboxes(viewer)
  const row = isId(id) ? await findMessageOf(db, id, reader) : undefined
  return row ? ok({ row, side: viewerSide(row, reader), viewer }) : fail('not_found', 'there is no such message')
}
