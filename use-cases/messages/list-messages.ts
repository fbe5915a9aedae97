import { z } from 'zod'

import {
  countMessagesInBox,
  countUnreadMessages,
  countUnreadFiltered,
  listMessagesInBox as findMessages,
} from '#db/queries/messages/inbox.ts'
import { MESSAGE_BOXES } from '#domain/messages/message-box.ts'
import type { Inbox } from '#domain/messages/message.ts'
import { okUnlessBeyondLast, pageSchema, countListPages, pageLimitOffset } from '#domain/page-number.ts'
import { readableInboxes } from '#domain/policy/message-access.ts'
import { normalizeHandle } from '#domain/profiles/handle.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { isStorableText } from '#domain/text/text-schema.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'

import { viewerSide } from './find-own-message.ts'
import { presentMessage } from './present-message.ts'

/** Each is one more thing that the database looks for in every conversation. */
const MOST_WORDS = 10

const querySchema = z.object({
  box: z.enum(MESSAGE_BOXES, `A box is one of ${MESSAGE_BOXES.join(', ')}.`).default('received'),
  q: z
    .string()
    .trim()
    .max(200, 'Search for at most 200 characters.')
    .refine(isStorableText, 'Use plain text.')
    .optional(),
  profile: z.string().max(200, 'That is no handle.').refine(isStorableText, 'That is no handle.').optional(),
  page: pageSchema,
})

/** R94, R291: a page of one of the viewer's boxes. */
export async function listMessages(
  { db, site }: Pick<Deps, 'db' | 'site'>,
  viewer: Viewer,
  { query }: { query: unknown },
): Promise<Result<Inbox>> {
  if (viewer.kind === 'anonymous') return fail('unauthenticated', 'sign in first')
  const parsed = querySchema.safeParse(query)
  if (!parsed.success) return invalidInput(parsed.error)
  const { box, page, q, profile } = parsed.data
  const reader = readableInboxes(viewer)
  const words = (q ?? '').split(/\s+/u).filter(Boolean).slice(0, MOST_WORDS)
  const search = { reader, box, words, profile: profile && normalizeHandle(profile) }
  const [rows, total, unread, filtered] = await Promise.all([
    findMessages(db, { ...search, ...pageLimitOffset(page) }),
    countMessagesInBox(db, search),
    countUnreadMessages(db, reader),
    countUnreadFiltered(db, reader),
  ])
  return okUnlessBeyondLast({
    items: rows.map((row) => presentMessage({ site }, row, box === 'sent' ? 'sender' : viewerSide(row, reader))),
    total,
    unread: unread.received + unread.sent,
    unreadIn: { ...unread, filtered },
    page,
    pages: countListPages(total),
    box,
  })
}

export async function readUnreadCount({ db }: Pick<Deps, 'db'>, viewer: Viewer): Promise<Result<{ unread: number }>> {
  if (viewer.kind === 'anonymous') return fail('unauthenticated', 'sign in first')
  const { received, sent } = await countUnreadMessages(db, readableInboxes(viewer))
  return ok({ unread: received + sent })
}
