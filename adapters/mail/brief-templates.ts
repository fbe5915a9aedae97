import type { StrangersName } from '#domain/mail/name-for-strangers.ts'
import type { DeclineReason } from '#domain/messages/brief/decline-reason.ts'
import { loadedTexts } from '#locales/registry.ts'

import type { MailContent, MailParts, MailPerson, WayBack } from './mail-content.ts'
import { faceless, inSentence, listOf } from './person-in-text.ts'
import { renderMail } from './templates.ts'

type Site = { siteName: string }
type Link = WayBack & { url: string; days: number }

/** R341: as for one message, with no text of the guest or the experts in it. */
export function confirmBriefMail(
  { siteName, profiles, url, days, link, foot }: Site & Link & { profiles: StrangersName[] },
  texts = loadedTexts(),
): MailContent {
  const t = texts.text
  const names = listOf(
    texts,
    profiles.map((one) => inSentence(texts, one)),
  )
  return renderMail(
    siteName,
    {
      kind: 'confirm-brief',
      subject: t('mails.confirmBrief.subject', { site: siteName }),
      greeting: t('mails.hello'),
      people: profiles.map(faceless),
      lines: [t('mails.confirmBrief.line', { experts: profiles.length, names, site: siteName })],
      action: { label: t('mails.confirmBrief.button'), url },
      link,
      foot,
      after: [t('mails.confirmBrief.keep', { days }), t('mails.nothingSent')],
    },
    texts,
  )
}

/** To a guest whose link to their brief has expired. */
export function briefLinkMail({ siteName, url, days, link, foot }: Site & Link, texts = loadedTexts()): MailContent {
  const t = texts.text
  return renderMail(
    siteName,
    {
      kind: 'conversation-link',
      subject: t('mails.briefLink.subject', { site: siteName }),
      greeting: t('mails.hello'),
      lines: [t('mails.briefLink.line', { site: siteName })],
      action: { label: t('mails.briefLink.button'), url },
      link,
      foot,
      after: [t('mails.briefLink.private', { days })],
    },
    texts,
  )
}

type Answered = Site & { name: string; subject: string; url: string }
type ToClient = Answered & WayBack

/** R342: to the client: an expert says no. */
export function declineMail(
  declined: ToClient & { expert: string; picture?: string | undefined; reason: DeclineReason },
  texts = loadedTexts(),
): MailContent {
  const t = texts.text
  const { siteName, name, subject, url, link, foot, expert, picture, reason } = declined
  return renderMail(
    siteName,
    {
      kind: 'decline',
      subject: t('mails.decline.subject', { expert, subject }),
      greeting: t('mails.helloName', { name }),
      people: [{ name: expert, picture }],
      lines: [`${t('mails.decline.line', { expert, site: siteName })} ${t(`mails.decline.reason.${reason}`)}`],
      action: { label: t('mails.decline.button'), url },
      link,
      foot,
    },
    texts,
  )
}

/** R343: to an expert: there are files with a brief that they have. */
export function briefFilesMail(
  added: Answered & { senderName: string; names: string[] },
  texts = loadedTexts(),
): MailContent {
  const t = texts.text
  const { siteName, name, subject, url, senderName, names } = added
  return renderMail(
    siteName,
    {
      kind: 'follow-up',
      subject: t('mails.files.subject', { files: names.length, name: senderName, subject }),
      greeting: t('mails.helloName', { name }),
      people: [{ name: senderName }],
      lines: [t('mails.files.line', { files: names.length, name: senderName, site: siteName })],
      quote: names.join('\n'),
      action: { label: t('mails.files.button'), url },
      after: [t('mails.files.careful')],
    },
    texts,
  )
}

/** R663: to an expert: the client has taken the brief back. */
export function withdrawnMail(withdrawn: Answered & { senderName: string }, texts = loadedTexts()): MailContent {
  const t = texts.text
  const { siteName, name, subject, url, senderName } = withdrawn
  return renderMail(
    siteName,
    {
      kind: 'follow-up',
      subject: t('mails.withdrawn.subject', { name: senderName, subject }),
      greeting: t('mails.helloName', { name }),
      people: [{ name: senderName }],
      lines: [t('mails.withdrawn.line', { name: senderName, site: siteName })],
      quote: subject,
      action: { label: t('mails.openConversation'), url },
      after: [t('mails.withdrawn.after')],
    },
    texts,
  )
}

type Others = NonNullable<MailParts['entries']>

/** R344: to the client: somebody is silent, and these have time and answer. */
export function silenceMail(
  told: ToClient & { silent: MailPerson[]; others: Others },
  texts = loadedTexts(),
): MailContent {
  const t = texts.text
  const { siteName, name, subject, url, link, foot, silent, others } = told
  const names = listOf(
    texts,
    silent.map((person) => person.name),
  )
  return renderMail(
    siteName,
    {
      kind: 'silence',
      subject: t('mails.silence.subject', { subject }),
      greeting: t('mails.helloName', { name }),
      people: silent,
      lines: [
        t('mails.silence.line', { experts: silent.length, names, site: siteName }),
        ...(others.length > 0 ? [t('mails.silence.others')] : []),
      ],
      entries: others,
      action: { label: t('mails.brief.link'), url },
      link,
      foot,
      after: [t('mails.silence.only')],
    },
    texts,
  )
}
