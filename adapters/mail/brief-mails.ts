import { BRIEF_LIMITS } from '#domain/limits.ts'
import type { DeclineReason } from '#domain/messages/brief/decline-reason.ts'
import type { Texts } from '#locales/texts.ts'

import type { MailEntry, MailPerson } from './mail-content.ts'
import type { MailTemplate } from './mail-template.ts'
import { joinNames, expertAsMailPerson, senderAsMailPerson } from './mailed-people.ts'

/** What becomes of a brief. */
export const briefMails = {
  /** R342: to the client: an expert says no. */
  declined: {
    kind: 'decline',
    subject: 'mails.decline.subject',
    people: expertAsMailPerson,
    lines: ['mails.decline.line'],
    args: ({ reason }: { reason: DeclineReason }, { text: t }: Texts) => ({
      because: t(`mails.decline.reason.${reason}`),
    }),
    button: 'mails.decline.button',
  },
  /** R343: to an expert: there are files with a brief that they have. */
  files: {
    kind: 'follow-up',
    subject: 'mails.files.subject',
    people: senderAsMailPerson,
    lines: ['mails.files.line'],
    args: ({ fileNames }: { fileNames: string[] }) => ({ files: fileNames.length }),
    quote: ({ fileNames }: { fileNames: string[] }) => fileNames.join('\n'),
    button: 'mails.files.button',
    after: ['mails.files.careful'],
  },
  /** R663: to an expert: the client has taken the brief back. */
  withdrawn: {
    kind: 'follow-up',
    subject: 'mails.withdrawn.subject',
    people: senderAsMailPerson,
    lines: ['mails.withdrawn.line'],
    quote: ({ subject }: { subject: string }) => subject,
    button: 'mails.openConversation',
    after: ['mails.withdrawn.after'],
  },
  /** R344: to the client: somebody is silent, and these have time and answer. */
  unanswered: {
    kind: 'silence',
    subject: 'mails.silence.subject',
    people: ({ silent }: { silent: MailPerson[] }) => silent,
    lines: ['mails.silence.line'],
    args: ({ silent }: { silent: MailPerson[] }, texts: Texts) => ({
      experts: silent.length,
      days: BRIEF_LIMITS.silentDays,
      names: joinNames(
        texts,
        silent.map((person) => person.name),
      ),
    }),
    listed: 'mails.silence.others',
    entries: ({ others }: { others: MailEntry[] }) => others,
    button: 'mails.brief.link',
    after: ['mails.silence.only'],
  },
} as const satisfies Record<string, MailTemplate>
