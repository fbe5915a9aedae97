import type { MailboxMail } from '#domain/mailbox.ts'

import type { Client } from './client.ts'

export async function fetchMailbox(client: Client, to: string | null): Promise<MailboxMail[]> {
  const query = to ? `?to=${encodeURIComponent(to)}` : ''
  const { mails } = await client.get<{ mails: MailboxMail[] }>(`/v1/marketplace/dev/mailbox${query}`)
  return mails
}
