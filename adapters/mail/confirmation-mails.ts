import type { NameForStrangers } from '#domain/mail/name-for-strangers.ts'
import type { Texts } from '#locales/texts.ts'

import type { MailTemplate } from './mail-template.ts'
import { mailPersonWithoutPicture, nameWithHandle, joinNames } from './mailed-people.ts'

/** R229: no text of a user, so that the mail cannot be used to reach a stranger. R750: what it tells about an expert. */
const ABOUT_PROFILE = {
  toStranger: true,
  people: ({ profile }: { profile: NameForStrangers }) => [mailPersonWithoutPicture(profile)],
  args: ({ profile }: { profile: NameForStrangers }, texts: Texts) => ({ expert: nameWithHandle(texts, profile) }),
} as const

/** To addresses that may be anybody's. */
export const confirmationMails = {
  /** R87: to a guest who wrote a message. */
  message: {
    ...ABOUT_PROFILE,
    kind: 'confirm-message',
    subject: 'mails.confirmMessage.subject',
    lines: ['mails.confirmMessage.line'],
    button: 'mails.confirmMessage.button',
    after: ['mails.confirmMessage.keep', 'mails.nothingSent'],
  },
  /** R341: to a guest who wrote a brief. */
  brief: {
    kind: 'confirm-brief',
    toStranger: true,
    people: ({ profiles }: { profiles: NameForStrangers[] }) => profiles.map(mailPersonWithoutPicture),
    args: ({ profiles }: { profiles: NameForStrangers[] }, texts: Texts) => ({
      experts: profiles.length,
      names: joinNames(
        texts,
        profiles.map((one) => nameWithHandle(texts, one)),
      ),
    }),
    subject: 'mails.confirmBrief.subject',
    lines: ['mails.confirmBrief.line'],
    button: 'mails.confirmBrief.button',
    after: ['mails.confirmBrief.keep', 'mails.nothingSent'],
  },
  /** R88: is this the address where the profile's messages shall arrive? */
  inquiryAddress: {
    ...ABOUT_PROFILE,
    kind: 'inquiry-address',
    subject: 'mails.inquiryAddress.subject',
    lines: ['mails.inquiryAddress.line'],
    button: 'mails.inquiryAddress.button',
    after: ['mails.days'],
  },
  /** R227: a report by an account with an unconfirmed address. */
  report: {
    ...ABOUT_PROFILE,
    kind: 'confirm-report',
    subject: 'mails.confirmReport.subject',
    lines: ['mails.confirmReport.line'],
    button: 'mails.confirmReport.button',
    after: ['mails.confirmReport.after'],
  },
} as const satisfies Record<string, MailTemplate>
