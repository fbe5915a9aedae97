import { z } from 'zod'

const mailboxMailSchema = z
  .object({
    id: z.string(),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string().describe('The same as a mail program shows it.'),
    replyTo: z.string().nullable(),
    sentOn: z.string(),
  })
  .meta({ id: 'MailboxMail' })

export const mailboxSchema = z.object({ mails: z.array(mailboxMailSchema) })

export type MailboxMail = z.infer<typeof mailboxMailSchema>
