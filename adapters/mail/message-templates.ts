import type { StrangersName } from '#domain/mail/name-for-strangers.ts'
import { loadedTexts } from '#locales/registry.ts'

import type { MailContent, MailPerson, WayBack } from './mail-content.ts'
import { faceless, inSentence } from './person-in-text.ts'
import { renderMail } from './templates.ts'

type Site = { siteName: string }
/** `picture`: of the person who wrote it. */
type Written = { senderName: string; picture?: string | undefined; subject: string; body: string; url: string }

/** To the expert: a new message. Replying to the mail reaches the sender. */
export function messageMail(
  message: Site & Written & { name: string; topic?: string | null | undefined },
  texts = loadedTexts(),
): MailContent {
  const t = texts.text
  const { siteName, name, senderName, picture, subject, topic, body, url } = message
  return renderMail(
    siteName,
    {
      kind: 'message',
      subject: t('mails.message.subject', { name: senderName, subject }),
      greeting: t('mails.helloName', { name }),
      people: [{ name: senderName, picture }],
      lines: [t('mails.message.line', { name: senderName, site: siteName })],
      quote: [subject, ...(topic ? [t('mails.message.topic', { topic })] : []), '', body].join('\n'),
      action: { label: t('mails.message.button'), url },
      after: [t('mails.message.after'), t('mails.unchecked')],
    },
    texts,
  )
}

/** R340: to the expert: a brief, and how many got it. */
export function briefMail(
  brief: Site & Written & { name: string; experts: number },
  texts = loadedTexts(),
): MailContent {
  const t = texts.text
  const { siteName, name, senderName, picture, subject, body, url, experts } = brief
  return renderMail(
    siteName,
    {
      kind: 'message',
      subject: t('mails.brief.subject', { name: senderName, subject }),
      greeting: t('mails.helloName', { name }),
      people: [{ name: senderName, picture }],
      lines: [t('mails.brief.line', { name: senderName, site: siteName, experts })],
      quote: `${subject}\n\n${body}`,
      action: { label: t('mails.brief.button'), url },
      after: [t('mails.brief.after'), t('mails.unchecked')],
    },
    texts,
  )
}

/** To the expert: the sender has added something. */
export function followUpMail(
  { siteName, name, ...written }: Site & Written & { name: string },
  texts = loadedTexts(),
): MailContent {
  const t = texts.text
  const { senderName, picture, subject, body, url } = written
  return renderMail(
    siteName,
    {
      kind: 'follow-up',
      subject: t('mails.followUp.subject', { name: senderName, subject }),
      greeting: t('mails.helloName', { name }),
      people: [{ name: senderName, picture }],
      lines: [t('mails.followUp.line', { name: senderName })],
      quote: body,
      action: { label: t('mails.openConversation'), url },
      after: [t('mails.followUp.after'), t('mails.unchecked')],
    },
    texts,
  )
}

/** To the sender: the expert has answered. */
export function replyMail(
  { siteName, name, link, foot, ...written }: Site & Written & WayBack & { name: string },
  texts = loadedTexts(),
): MailContent {
  const t = texts.text
  const { senderName, picture, subject, body, url } = written
  return renderMail(
    siteName,
    {
      kind: 'reply',
      subject: t('mails.followUp.subject', { name: senderName, subject }),
      greeting: t('mails.helloName', { name }),
      people: [{ name: senderName, picture }],
      lines: [t('mails.reply.line', { name: senderName, site: siteName })],
      quote: body,
      action: { label: t('mails.reply.button'), url },
      link,
      foot,
      after: [t('mails.reply.after'), t('mails.unchecked')],
    },
    texts,
  )
}

/** R87, R229: contains no text of the guest, so that the mail cannot be used to reach a stranger. R750 says what it tells about the expert. */
export function confirmMessageMail(
  { siteName, profile, url, days, link, foot }: Site & WayBack & ConfirmDetails,
  texts = loadedTexts(),
): MailContent {
  const t = texts.text
  return renderMail(
    siteName,
    {
      kind: 'confirm-message',
      subject: t('mails.confirmMessage.subject', { site: siteName }),
      greeting: t('mails.hello'),
      people: [faceless(profile)],
      lines: [t('mails.confirmMessage.line', { expert: inSentence(texts, profile), site: siteName })],
      action: { label: t('mails.confirmMessage.button'), url },
      link,
      foot,
      after: [t('mails.confirmMessage.keep', { days }), t('mails.nothingSent')],
    },
    texts,
  )
}

/** R243: to a guest whose link to their conversation has expired. */
export function conversationLinkMail(
  details: Site & WayBack & Omit<ConfirmDetails, 'profile'> & { expert: MailPerson | null },
  texts = loadedTexts(),
): MailContent {
  const t = texts.text
  const { siteName, expert, url, days, link, foot } = details
  return renderMail(
    siteName,
    {
      kind: 'conversation-link',
      subject: t('mails.conversationLink.subject', { site: siteName }),
      greeting: t('mails.hello'),
      people: expert ? [expert] : [],
      lines: [
        expert
          ? t('mails.conversationLink.line', { expert: expert.name, site: siteName })
          : t('mails.conversationLink.lineGone', { site: siteName }),
      ],
      action: { label: t('mails.openConversation'), url },
      link,
      foot,
      after: [t('mails.conversationLink.private', { days })],
    },
    texts,
  )
}

/** R661: to whatever address was typed, whether or not anything was sent from there. */
export function requestsLinkMail(
  { siteName, url, minutes }: Site & { url: string; minutes: number },
  texts = loadedTexts(),
): MailContent {
  const t = texts.text
  return renderMail(
    siteName,
    {
      kind: 'requests-link',
      subject: t('mails.requestsLink.subject', { site: siteName }),
      greeting: t('mails.hello'),
      lines: [t('mails.requestsLink.line', { site: siteName })],
      action: { label: t('mails.requestsLink.button'), url },
      after: [t('mails.requestsLink.private', { minutes }), t('mails.requestsLink.notYou')],
    },
    texts,
  )
}

type ConfirmDetails = { profile: StrangersName; url: string; days: number }

/** R88, R229: is this the address where the profile's messages shall arrive? */
export function inquiryAddressMail(
  { siteName, profile, url, days }: Site & ConfirmDetails,
  texts = loadedTexts(),
): MailContent {
  const t = texts.text
  return renderMail(
    siteName,
    {
      kind: 'inquiry-address',
      subject: t('mails.inquiryAddress.subject', { site: siteName }),
      greeting: t('mails.hello'),
      people: [faceless(profile)],
      lines: [t('mails.inquiryAddress.line', { expert: inSentence(texts, profile), site: siteName })],
      action: { label: t('mails.inquiryAddress.button'), url },
      after: [t('mails.days', { days })],
    },
    texts,
  )
}

/** R227, R229: a report by an account with an unconfirmed address. */
export function confirmReportMail(
  { siteName, profile, url, days }: Site & ConfirmDetails,
  texts = loadedTexts(),
): MailContent {
  const t = texts.text
  return renderMail(
    siteName,
    {
      kind: 'confirm-report',
      subject: t('mails.confirmReport.subject', { site: siteName }),
      greeting: t('mails.hello'),
      people: [faceless(profile)],
      lines: [t('mails.confirmReport.line', { expert: inSentence(texts, profile), site: siteName })],
      action: { label: t('mails.confirmReport.button'), url },
      after: [t('mails.confirmReport.after', { days })],
    },
    texts,
  )
}
