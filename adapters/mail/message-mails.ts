import type { Texts } from '#locales/texts.ts'

import type { MailTemplate } from './mail-template.ts'
import { senderAsMailPerson } from './mailed-people.ts'

type Message = { subject: string; body: string; topic?: string | null | undefined }

const quoteBody = ({ body }: { body: string }) => body

/** What people write to each other. A reply to a mail to the expert reaches the sender. */
export const messageMails = {
  /** To the expert: a new message. */
  message: {
    kind: 'message',
    subject: 'mails.message.subject',
    people: senderAsMailPerson,
    lines: ['mails.message.line'],
    quote: ({ subject, topic, body }: Message, { text: t }: Texts) =>
      [subject, ...(topic ? [t('mails.message.topic', { topic })] : []), '', body].join('\n'),
    button: 'mails.message.button',
    after: ['mails.message.after', 'mails.unchecked'],
  },
  /** R340: to the expert: a brief, and how many got it. */
  brief: {
    kind: 'message',
    subject: 'mails.brief.subject',
    people: senderAsMailPerson,
    lines: ['mails.brief.line'],
    quote: ({ subject, body }: Message) => `${subject}\n\n${body}`,
    button: 'mails.brief.button',
    after: ['mails.brief.after', 'mails.unchecked'],
  },
  /** To the expert: the sender has added something. */
  followUp: {
    kind: 'follow-up',
    subject: 'mails.followUp.subject',
    people: senderAsMailPerson,
    lines: ['mails.followUp.line'],
    quote: quoteBody,
    button: 'mails.openConversation',
    after: ['mails.followUp.after', 'mails.unchecked'],
  },
  /** To the client: the expert has answered. */
  reply: {
    kind: 'reply',
    subject: 'mails.followUp.subject',
    people: senderAsMailPerson,
    lines: ['mails.reply.line'],
    quote: quoteBody,
    button: 'mails.reply.button',
    after: ['mails.reply.after', 'mails.unchecked'],
  },
} as const satisfies Record<string, MailTemplate>
