import { ApiFailure } from '#client/api-failure.ts'
import type { Client } from '#client/client.ts'
import { fetchInbox } from '#client/messages/messages.ts'
import type { Inbox } from '#domain/messages/message.ts'
import { lastPageOf } from '#domain/page-number.ts'

/** R745: the page that a conversation was opened from; the last one where the list has become shorter since. */
export async function fetchListBeside(client: Client, query: URLSearchParams): Promise<Inbox> {
  try {
    return await fetchInbox(client, query)
  } catch (error) {
    const last = error instanceof ApiFailure ? lastPageOf(error.issues) : undefined
    if (last === undefined) throw error
    return fetchInbox(
      client,
      new URLSearchParams([...[...query].filter(([name]) => name !== 'page'), ['page', `${last}`]]),
    )
  }
}
