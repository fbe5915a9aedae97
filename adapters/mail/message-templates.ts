import type { StrangersName } from '#domain/mail/name-for-strangers.ts'
import { plural } from '#domain/text/plural.ts'

import type { MailContent, MailPerson, WayBack } from './mail-content.ts'
import { faceless, inSentence } from './person-in-text.ts'
import { renderMail } from './templates.ts'

type Site = { siteName: string }
/** `picture`: of the person who wrote it. */
type Written = { senderName: string; picture?: string | undefined; subject: string; body: string; url: string }

const UNCHECKED = 'We have not checked what it says: be careful with passwords, downloads and payments in advance.'

/** To the expert: a new message. Replying to the mail reaches the sender. */
export function messageMail(
  message: Site & Written & { name: string; topic?: string | null | undefined },
): MailContent {
  const { siteName, name, senderName, picture, subject, topic, body, url } = message
  return renderMail(siteName, {
    kind: 'message',
    subject: `${senderName} wrote to you: ${subject}`,
    greeting: `Hello ${name},`,
    people: [{ name: senderName, picture }],
    lines: [`${senderName} has sent you a message through your profile on ${siteName}.`],
    quote: [subject, ...(topic ? [`Topic: ${topic}`] : []), '', body].join('\n'),
    action: { label: 'Read and reply in your inbox', url },
    after: [
      'You can also just answer this mail: your answer goes straight to the sender, who then sees your address. If you do, mark the message as answered in your inbox.',
      UNCHECKED,
    ],
  })
}

/** R340: to the expert: a brief, and how many got it. */
export function briefMail(brief: Site & Written & { name: string; experts: number }): MailContent {
  const { siteName, name, senderName, picture, subject, body, url, experts } = brief
  const others = experts > 1 ? ` It went to ${plural(experts, 'expert')}.` : ''
  return renderMail(siteName, {
    kind: 'message',
    subject: `${senderName} sent you a brief: ${subject}`,
    greeting: `Hello ${name},`,
    people: [{ name: senderName, picture }],
    lines: [`${senderName} has sent you a brief through your profile on ${siteName}.${others}`],
    quote: `${subject}\n\n${body}`,
    action: { label: 'Answer or decline', url },
    after: [
      'A no is one click, and counts as an answer. You can also just answer this mail: your answer goes straight to the sender, who then sees your address. If you do, mark the message as answered in your inbox.',
      UNCHECKED,
    ],
  })
}

/** To the expert: the sender has added something. */
export function followUpMail({ siteName, name, ...written }: Site & Written & { name: string }): MailContent {
  const { senderName, picture, subject, body, url } = written
  return renderMail(siteName, {
    kind: 'follow-up',
    subject: `${senderName} replied: ${subject}`,
    greeting: `Hello ${name},`,
    people: [{ name: senderName, picture }],
    lines: [`${senderName} has written again.`],
    quote: body,
    action: { label: 'Open the conversation', url },
    after: ['You can also just answer this mail; the sender then sees your address.', UNCHECKED],
  })
}

/** To the sender: the expert has answered. */
export function replyMail({
  siteName,
  name,
  link,
  foot,
  ...written
}: Site & Written & WayBack & { name: string }): MailContent {
  const { senderName, picture, subject, body, url } = written
  return renderMail(siteName, {
    kind: 'reply',
    subject: `${senderName} replied: ${subject}`,
    greeting: `Hello ${name},`,
    people: [{ name: senderName, picture }],
    lines: [`${senderName} has answered your message on ${siteName}.`],
    quote: body,
    action: { label: 'Read and answer', url },
    link,
    foot,
    after: ['Please answer there: mails to this address are not read.', UNCHECKED],
  })
}

/** R87, R229: holds no text of the guest, so the site cannot be abused to mail strangers; about the expert, what R750 allows. */
export function confirmMessageMail({
  siteName,
  profile,
  url,
  days,
  link,
  foot,
}: Site & WayBack & ConfirmDetails): MailContent {
  return renderMail(siteName, {
    kind: 'confirm-message',
    subject: `Confirm your message on ${siteName}`,
    greeting: 'Hello,',
    people: [faceless(profile)],
    lines: [
      `Someone, probably you, wrote to ${inSentence(profile)} on ${siteName} and gave this address. The message is sent once you confirm it.`,
    ],
    action: { label: 'See and send the message', url },
    link,
    foot,
    after: [
      `Confirm it within ${plural(days, 'day')}. Once it is sent, the same link opens your conversation: keep this mail.`,
      'If it was not you, ignore this mail: nothing is sent.',
    ],
  })
}

/** R243: to a guest whose link to their conversation has expired. */
export function conversationLinkMail(
  details: Site & WayBack & Omit<ConfirmDetails, 'profile'> & { expert: MailPerson | null },
) {
  const { siteName, expert, url, days, link, foot } = details
  const withWhom = expert === null ? 'an expert who is no longer here,' : expert.name
  return renderMail(siteName, {
    kind: 'conversation-link',
    subject: `Your new link to a conversation on ${siteName}`,
    greeting: 'Hello,',
    people: expert ? [expert] : [],
    lines: [`Someone, probably you, asked for a new link to your conversation with ${withWhom} on ${siteName}.`],
    action: { label: 'Open the conversation', url },
    link,
    foot,
    after: [
      `The link works for ${plural(days, 'day')}, and longer while you write to each other. Anyone who has it can read the conversation and write in your name: keep it to yourself.`,
    ],
  })
}

/** R661: to whatever address was typed, whether or not anything was sent from there. */
export function requestsLinkMail({ siteName, url, minutes }: Site & { url: string; minutes: number }): MailContent {
  return renderMail(siteName, {
    kind: 'requests-link',
    subject: `Your requests on ${siteName}`,
    greeting: 'Hello,',
    lines: [
      `Someone, probably you, asked to see the briefs and messages that were sent on ${siteName} from this address without an account.`,
    ],
    action: { label: 'See your requests', url },
    after: [
      `The link works for ${plural(minutes, 'minute')}. Anyone who has it can read them: keep it to yourself.`,
      'If it was not you, ignore this mail: without this link, no one sees them.',
    ],
  })
}

type ConfirmDetails = { profile: StrangersName; url: string; days: number }

/** R88, R229: is this the address where the profile's messages shall arrive? */
export function inquiryAddressMail({ siteName, profile, url, days }: Site & ConfirmDetails): MailContent {
  return renderMail(siteName, {
    kind: 'inquiry-address',
    subject: `Confirm this address for messages on ${siteName}`,
    greeting: 'Hello,',
    people: [faceless(profile)],
    lines: [
      `The owner of the profile ${inSentence(profile)} on ${siteName} wants messages from clients to arrive here. Until you confirm, none will.`,
    ],
    action: { label: 'Confirm this address', url },
    after: [`The link works for ${plural(days, 'day')}. If this is a mistake, ignore this mail.`],
  })
}

/** R227, R229: a report by an account with an unconfirmed address. */
export function confirmReportMail({ siteName, profile, url, days }: Site & ConfirmDetails): MailContent {
  return renderMail(siteName, {
    kind: 'confirm-report',
    subject: `Confirm your report on ${siteName}`,
    greeting: 'Hello,',
    people: [faceless(profile)],
    lines: [
      `Someone, probably you, reported the profile ${inSentence(profile)} on ${siteName}. The admins see it once you confirm it.`,
    ],
    action: { label: 'Confirm the report', url },
    after: [`The link works for ${plural(days, 'day')}. If it was not you, ignore this mail: nothing is sent.`],
  })
}
