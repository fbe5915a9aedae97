import type { MailTemplate } from './mail-template.ts'
import { expertAsMailPerson } from './mailed-people.ts'

const CONVERSATION = {
  kind: 'conversation-link',
  toStranger: true,
  subject: 'mails.conversationLink.subject',
  button: 'mails.openConversation',
  after: ['mails.conversationLink.private'],
} as const

/** To guests whose link has expired. */
export const guestLinkMails = {
  /** R243 */
  conversation: { ...CONVERSATION, people: expertAsMailPerson, lines: ['mails.conversationLink.line'] },
  /** The expert is no longer here. */
  goneConversation: { ...CONVERSATION, lines: ['mails.conversationLink.lineGone'] },
  brief: {
    kind: 'conversation-link',
    toStranger: true,
    subject: 'mails.briefLink.subject',
    lines: ['mails.briefLink.line'],
    button: 'mails.briefLink.button',
    after: ['mails.briefLink.private'],
  },
  /** R661: to whatever address was typed, whether or not anything was sent from there. */
  requests: {
    kind: 'requests-link',
    toStranger: true,
    subject: 'mails.requestsLink.subject',
    lines: ['mails.requestsLink.line'],
    button: 'mails.requestsLink.button',
    after: ['mails.requestsLink.private', 'mails.requestsLink.notYou'],
  },
} as const satisfies Record<string, MailTemplate>
