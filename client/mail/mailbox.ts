import type { Client } from '#client/client.ts'
import type { MailboxMail } from '#domain/mail/mailbox.ts'

export async function fetchMailbox(client: Client, to: string | null): Promise<MailboxMail[]> {
  const query = to ? `?to=${encodeURIComponent(to)}` : ''
  const { mails } = await client.get<{ mails: MailboxMail[] }>(`/v1/marketplace/dev/mailbox${query}`)
  return mails
}
