import type { Generated } from 'kysely'

import type { Timestamp } from './columns.ts'

export type MailTables = {
  mail_outbox: {
    id: string
    kind: Generated<string>
    recipient: string
    subject: string
    text_body: string
    html_body: string
    reply_to: string | null
    unsubscribe_url: string | null
    message_id: string
    created_at: Timestamp
    sent_at: Date | null
    last_error: string | null
  }
}
