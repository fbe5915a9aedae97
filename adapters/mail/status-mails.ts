import * as addresses from '#domain/addresses.ts'

import type { MailTemplate } from './mail-template.ts'

/** R295: what admins took back, of a profile or an account. What they decide against it is in `decision-mails.ts`. */
export const statusMails = {
  'profile-restored': {
    kind: 'account-notice',
    subject: 'accountMails.status.subject.profile-restored',
    lines: ['accountMails.status.line.profile-restored'],
    button: 'accountMails.status.dashboard',
    page: addresses.dashboard,
  },
  'account-unlocked': {
    kind: 'account-notice',
    subject: 'accountMails.status.subject.account-unlocked',
    lines: ['accountMails.status.line.account-unlocked'],
    button: 'accountMails.status.signIn',
    page: addresses.signIn,
  },
} as const satisfies Record<string, MailTemplate>
