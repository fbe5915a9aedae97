import * as addresses from '#domain/addresses.ts'

import type { MailTemplate } from './mail-template.ts'

/** About the address of an account, its password and what it is joined with. */
export const accountMails = {
  verifyEmail: {
    kind: 'verify-email',
    toStranger: true,
    subject: 'accountMails.verify.subject',
    lines: ['accountMails.verify.line'],
    button: 'accountMails.verify.button',
    after: ['accountMails.verify.after'],
  },
  /** To the new address. */
  changeEmail: {
    kind: 'change-email',
    toStranger: true,
    subject: 'accountMails.change.subject',
    lines: ['accountMails.change.line'],
    button: 'accountMails.change.button',
    after: ['accountMails.hours'],
  },
  resetPassword: {
    kind: 'reset-password',
    subject: 'accountMails.reset.subject',
    lines: ['accountMails.reset.line'],
    button: 'accountMails.choosePassword',
    after: ['accountMails.reset.after'],
  },
  /** R415: to the address that both accounts have. */
  joinAccounts: {
    kind: 'join-accounts',
    toStranger: true,
    subject: 'accountMails.join.subject',
    lines: ['accountMails.join.line', 'accountMails.join.what'],
    button: 'accountMails.join.button',
    after: ['accountMails.hours'],
  },
  /** To the address that is still the account's. */
  emailChangeRequested: {
    kind: 'account-notice',
    subject: 'accountMails.changeRequested.subject',
    lines: ['accountMails.changeRequested.line', 'accountMails.changeRequested.notYou'],
    button: 'accountMails.choosePassword',
    page: addresses.resetPassword,
  },
  /** To the previous address of the account, without a link to a new password, which would no longer arrive there. */
  emailChanged: {
    kind: 'account-notice',
    subject: 'accountMails.changed.subject',
    lines: ['accountMails.changed.line', 'accountMails.tell'],
    button: 'accountMails.contact',
    page: addresses.imprint,
  },
  /** To the address that is the account's from now on. */
  emailNowUsed: {
    kind: 'account-notice',
    subject: 'accountMails.nowUsed.subject',
    lines: ['accountMails.nowUsed.line', 'accountMails.tell'],
    button: 'accountMails.account',
    page: addresses.account,
  },
} as const satisfies Record<string, MailTemplate>
