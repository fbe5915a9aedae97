import * as addresses from '#domain/addresses.ts'

import type { MailTemplate } from './mail-template.ts'

const OF_PROFILE = {
  kind: 'account-notice',
  button: 'accountMails.status.dashboard',
  page: addresses.dashboard,
} as const

const quoteReason = ({ reason }: { reason: string }) => reason

/** R295: what admins did to a profile or an account; of a profile also why, as its owner reads it on the site (R113). */
export const statusMails = {
  'profile-suspended': {
    ...OF_PROFILE,
    subject: 'accountMails.status.subject.profile-suspended',
    lines: ['accountMails.status.line.profile-suspended'],
    quote: quoteReason,
    after: ['accountMails.status.editStill'],
  },
  'profile-restored': {
    ...OF_PROFILE,
    subject: 'accountMails.status.subject.profile-restored',
    lines: ['accountMails.status.line.profile-restored'],
  },
  'profile-hidden': {
    ...OF_PROFILE,
    subject: 'accountMails.status.subject.profile-hidden',
    lines: ['accountMails.status.line.profile-hidden'],
    quote: quoteReason,
    after: ['accountMails.status.publishAgain'],
  },
  'account-locked': {
    kind: 'account-notice',
    subject: 'accountMails.status.subject.account-locked',
    lines: ['accountMails.status.line.account-locked'],
    button: 'accountMails.contact',
    page: addresses.imprint,
    after: ['accountMails.status.mistake'],
  },
  'account-unlocked': {
    kind: 'account-notice',
    subject: 'accountMails.status.subject.account-unlocked',
    lines: ['accountMails.status.line.account-unlocked'],
    button: 'accountMails.status.signIn',
    page: addresses.signIn,
  },
} as const satisfies Record<string, MailTemplate>
