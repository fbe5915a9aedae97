import * as account from '#adapters/mail/account-templates.ts'
import * as brief from '#adapters/mail/brief-templates.ts'
import * as digest from '#adapters/mail/digest-template.ts'
import * as hire from '#adapters/mail/hire-templates.ts'
import type { MailContent } from '#adapters/mail/mail-content.ts'
import * as message from '#adapters/mail/message-templates.ts'
import * as notice from '#adapters/mail/notice-template.ts'
import * as standing from '#adapters/mail/status-templates.ts'
import type { AccountNotice } from '#domain/accounts/account-notice.ts'

/** Every template file: a function of theirs without a sample is a type error. */
type Templates = typeof account &
  typeof brief &
  typeof digest &
  typeof hire &
  typeof message &
  typeof notice &
  typeof standing

type MailName = {
  [Name in keyof Templates]: Templates[Name] extends (...given: never[]) => MailContent ? Name : never
}[keyof Templates]

const NOTICES: Record<AccountNotice['kind'], true> = {
  'password-changed': true,
  'second-factor-on': true,
  'second-factor-off': true,
  'recovery-codes-renewed': true,
  'new-device': true,
}
const STANDINGS: Record<standing.Standing, true> = {
  'profile-suspended': true,
  'profile-restored': true,
  'profile-hidden': true,
  'account-locked': true,
  'account-unlocked': true,
}
const keysOf = <Key extends string>(record: Record<Key, true>) => Object.keys(record) as Key[]

type Typed = { name: string; text: string; picture?: string | undefined }

const siteUrl = new URL('https://experts.example')
const urlOf = (path: string) => `https://experts.example${path}`

/** One mail or more of every template, with what people type in all places where it can be. */
export function sampleMails({ name, text, picture }: Typed): Record<MailName, MailContent[]> {
  const siteName = 'Guildhall'
  const link = { siteName, url: urlOf('/verify-email?token=abc'), hours: 24 }
  const back = {
    link: { label: 'See your brief and its answers', url: urlOf('/briefs/guest/abc') },
    foot: { line: 'You wrote without an account.', label: 'See all your requests', url: urlOf('/your-requests') },
  }
  const profile = { handle: 'ada-moreau', name: 'Ada Moreau' }
  const other = { handle: 'northlight', name: null }
  const confirm = { siteName, url: urlOf('/confirm-message?token=abc'), days: 7 }
  const written = { siteName, name, senderName: name, picture, subject: text, body: text, url: urlOf('/inbox/1') }
  const answered = { siteName, name, subject: text, url: urlOf('/briefs/1') }
  const expert = { name, detail: text, picture, lines: [text], url: urlOf('/@ada-moreau') }
  const facts = {
    siteName,
    siteUrl,
    name,
    at: new Date('2026-06-30T10:00:00Z'),
    timeZone: 'UTC',
    device: 'Firefox on Linux',
  }
  return {
    verifyEmailMail: [account.verifyEmailMail(link)],
    changeEmailMail: [account.changeEmailMail(link)],
    resetPasswordMail: [null, name].map((to) => account.resetPasswordMail({ ...link, name: to })),
    joinAccountsMail: [account.joinAccountsMail({ ...link, hostName: 'Plinth' })],
    emailChangeRequestedMail: [
      account.emailChangeRequestedMail({ siteName, name, resetUrl: urlOf('/reset-password') }),
    ],
    emailChangedMail: [account.emailChangedMail({ siteName, name, contactUrl: urlOf('/imprint') })],
    emailNowUsedMail: [account.emailNowUsedMail({ siteName, name, accountUrl: urlOf('/account') })],
    confirmBriefMail: [
      brief.confirmBriefMail({ ...confirm, foot: back.foot, profiles: [profile, other] }),
      brief.confirmBriefMail({ ...confirm, foot: back.foot, profiles: [profile] }),
    ],
    briefLinkMail: [brief.briefLinkMail({ ...confirm, foot: back.foot })],
    declineMail: [brief.declineMail({ ...answered, ...back, expert: name, picture, reason: 'no-time' })],
    briefFilesMail: [brief.briefFilesMail({ ...answered, senderName: name, names: [text, 'plan.pdf'] })],
    withdrawnMail: [brief.withdrawnMail({ ...answered, senderName: name })],
    silenceMail: [
      brief.silenceMail({ ...answered, ...back, silent: [{ name, picture }], others: [] }),
      brief.silenceMail({ ...answered, silent: [{ name, picture }, { name }], others: [expert, expert] }),
    ],
    digestMail: [true, false].map((more) =>
      digest.digestMail({
        siteName,
        name,
        experts: [expert, { ...expert, picture: undefined }],
        more,
        url: urlOf('/following'),
        unsubscribeUrl: urlOf('/unsubscribe?token=abc'),
      }),
    ),
    hireMail: (['claim', 'confirm', 'deny'] as const).map((act) =>
      hire.hireMail({ siteName, act, name, who: name, picture, subject: text, url: urlOf('/inbox/1'), ...back }),
    ),
    messageMail: [message.messageMail({ ...written, topic: text }), message.messageMail(written)],
    briefMail: [1, 3].map((experts) => message.briefMail({ ...written, experts })),
    followUpMail: [message.followUpMail(written)],
    replyMail: [message.replyMail({ ...written, ...back }), message.replyMail(written)],
    confirmMessageMail: [profile, other].map((to) =>
      message.confirmMessageMail({ ...confirm, foot: back.foot, profile: to }),
    ),
    conversationLinkMail: [{ name, picture }, null].map((to) =>
      message.conversationLinkMail({ ...confirm, ...back, expert: to }),
    ),
    requestsLinkMail: [message.requestsLinkMail({ siteName, url: urlOf('/your-requests?token=abc'), minutes: 60 })],
    inquiryAddressMail: [message.inquiryAddressMail({ ...confirm, profile })],
    confirmReportMail: [message.confirmReportMail({ ...confirm, profile })],
    accountNoticeMail: keysOf(NOTICES).map((kind) => notice.accountNoticeMail(kind, { ...facts, onlyHost: undefined })),
    statusChangeMail: keysOf(STANDINGS).map((one) =>
      standing.statusChangeMail(one, { ...facts, handle: 'ada-moreau', reason: text }),
    ),
  }
}
