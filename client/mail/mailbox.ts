import type { Client } from '#client/client.ts'
import type { MailboxMail } from '#domain/mail/mailbox.ts'

export async function fetchMailbox(client: Client, to: string | null): Promise<MailboxMail[]> {
  const { mails } = await client.get('/v1/marketplace/dev/mailbox', { query: to ? { to } : {} })
  return mails
}
