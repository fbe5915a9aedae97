import { newId } from '#db/new-id.ts'
import { lockMessagesOf } from '#db/queries/messages/message-writes.ts'
import {
  type SenderBlockRow,
  deleteSenderBlock,
  findSenderBlock,
  findOwnSenderBlock,
  insertSenderBlock,
  listSenderBlockRows as findBlocks,
} from '#db/queries/messages/sender-blocks.ts'
import { isId } from '#domain/id.ts'
import { SENDER_GONE } from '#domain/messages/conversation-refusals.ts'
import { senderBlockRequestSchema, type SenderBlock } from '#domain/messages/message.ts'
import { readableInboxes } from '#domain/policy/message-access.ts'
import { fail, ok, failForbidden, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'

import { refreshResponseMetrics } from './conversation/refresh-response-metrics.ts'
import { findOwnMessage } from './find-own-message.ts'

type BlockDeps = Pick<Deps, 'db' | 'now'>

function present({ id, profile_slug, name, email, created_at }: SenderBlockRow): SenderBlock {
  return { id, profileSlug: profile_slug, name, email, createdOn: created_at.toISOString() }
}

const SIGN_IN = fail('unauthenticated', 'sign in first')

export async function listSenderBlocks({ db }: BlockDeps, viewer: Viewer): Promise<Result<{ items: SenderBlock[] }>> {
  if (viewer.kind === 'anonymous') return SIGN_IN
  return ok({ items: (await findBlocks(db, readableInboxes(viewer))).map(present) })
}

/** R90: from now on neither this account nor this address can write to the profile. Idempotent. */
export async function blockSender(
  deps: BlockDeps,
  viewer: Viewer,
  { input }: { input: unknown },
): Promise<Result<SenderBlock>> {
  if (viewer.kind === 'anonymous') return SIGN_IN
  const parsed = senderBlockRequestSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const found = await findOwnMessage(deps, viewer, { id: parsed.data.messageId })
  if (!found.ok) return found
  const { row, side } = found.value
  if (side === 'sender') return fail('forbidden', 'only its recipient blocks the sender of a message')
  if (row.profile_id === null) return fail('not_found', 'there is no such profile')
  const sender = { profileId: row.profile_id, userId: row.sender_user_id, email: row.sender_email }
  if (sender.userId === null && sender.email === null) return failForbidden(SENDER_GONE)
  const now = deps.now()
  const id = await deps.db.transaction().execute(async (transaction) => {
    // A reply that is being written ends first: after the block none arrives.
    await lockMessagesOf(transaction, sender)
    await insertSenderBlock(transaction, { id: newId(), ...sender, name: row.sender_name, now })
    await refreshResponseMetrics(transaction, row.profile_id, { now })
    return (await findSenderBlock(transaction, sender))?.id ?? ''
  })
  const block = await findOwnSenderBlock(deps.db, id, readableInboxes(viewer))
  return block ? ok(present(block)) : fail('not_found', 'there is no such block')
}

export async function unblockSender(
  deps: BlockDeps,
  viewer: Viewer,
  { id }: { id: string },
): Promise<Result<SenderBlock>> {
  if (viewer.kind === 'anonymous') return SIGN_IN
  const block = isId(id) ? await findOwnSenderBlock(deps.db, id, readableInboxes(viewer)) : undefined
  if (!block) return fail('not_found', 'there is no such block')
  await deps.db.transaction().execute(async (transaction) => {
    await deleteSenderBlock(transaction, block.id)
    await refreshResponseMetrics(transaction, block.profile_id, { now: deps.now() })
  })
  return ok(present(block))
}
