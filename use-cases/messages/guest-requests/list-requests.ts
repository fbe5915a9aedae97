import { z } from 'zod'

import { countGuestRequests, listGuestRequestRows, type GuestRequestRow } from '#db/queries/messages/guest-requests.ts'
import type { GuestRequestsPayload } from '#domain/messages/guest-requests-payload.ts'
import type { GuestRequests } from '#domain/messages/guest-requests.ts'
import { okUnlessBeyondLast, pageSchema, countListPages, pageLimitOffset } from '#domain/page-number.ts'
import { type Result } from '#domain/result.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'
import { signBriefToken, signConversationToken } from '#use-cases/messages/brief/brief-link.ts'
import { briefRecipientState } from '#use-cases/messages/brief/present-brief.ts'

const querySchema = z.object({ page: pageSchema })

type ListDeps = Pick<Deps, 'db' | 'signer' | 'now'>
type Item = GuestRequests['items'][number]

const iso = (date: Date | null | undefined) => date?.toISOString() ?? null

/** R242: its links are like those in a mail of this moment. */
function presentRequest(deps: ListDeps, rows: GuestRequestRow[]): Item {
  const now = deps.now()
  const [first] = rows
  const id = first?.brief_id ?? null
  return {
    subject: first?.subject ?? '',
    sentOn: iso(id === null ? first?.created_at : first?.sent_at),
    withdrawnOn: iso(first?.withdrawn_at),
    brief: id === null ? null : { id, token: signBriefToken(deps, id, now), files: first?.files.length ?? 0 },
    conversations: rows.map((row) => ({
      messageId: row.id,
      token: signConversationToken(deps, row.id, now),
      profileSlug: row.profile_slug,
      profileName: row.profile_name,
      state: briefRecipientState(row),
      unread: row.sender_read_at === null,
      lastOn: row.last_at.toISOString(),
    })),
  }
}

/** R662: a page of what was sent from the address, the newest word first. */
export async function listGuestRequests(
  deps: ListDeps,
  { email, expiresAt }: GuestRequestsPayload,
  { query }: { query: { page?: string | undefined } },
): Promise<Result<GuestRequests>> {
  const parsed = querySchema.safeParse(query)
  if (!parsed.success) return invalidInput(parsed.error)
  const { page } = parsed.data
  const [requests, total] = await Promise.all([
    listGuestRequestRows(deps.db, { email, ...pageLimitOffset(page) }),
    countGuestRequests(deps.db, email),
  ])
  return okUnlessBeyondLast({
    email,
    expiresOn: expiresAt.toISOString(),
    items: requests.map((rows) => presentRequest(deps, rows)),
    total,
    page,
    pages: countListPages(total),
  })
}
