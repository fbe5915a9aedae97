import { fetchPageOrLast } from '#app/missing-page.ts'
import type { Client } from '#client/client.ts'
import { fetchInbox } from '#client/messages/messages.ts'
import type { Inbox } from '#domain/messages/message.ts'

type Wanted = { box: string; q: string; profile: string; page: string }

/** R745: the page that a conversation was opened from; the last one where the list has become shorter since. */
export function fetchInboxBesideConversation(client: Client, { page, ...list }: Wanted): Promise<Inbox> {
  return fetchPageOrLast((one) => fetchInbox(client, new URLSearchParams({ ...list, page: one })), page || '1')
}
