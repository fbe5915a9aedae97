import type { StrangersName } from '#domain/mail/name-for-strangers.ts'
import { plural } from '#domain/text/plural.ts'

import type { MailContent, MailParts, MailPerson, WayBack } from './mail-content.ts'
import { faceless, inSentence } from './person-in-text.ts'
import { renderMail } from './templates.ts'

type Site = { siteName: string }
type Link = WayBack & { url: string; days: number }

/** R341: as for one message, with no text of the guest or the experts in it. */
export function confirmBriefMail({
  siteName,
  profiles,
  url,
  days,
  link,
  foot,
}: Site & Link & { profiles: StrangersName[] }): MailContent {
  const whom = new Intl.ListFormat('en-GB').format(profiles.map(inSentence))
  return renderMail(siteName, {
    kind: 'confirm-brief',
    subject: `Confirm your brief on ${siteName}`,
    greeting: 'Hello,',
    people: profiles.map(faceless),
    lines: [
      `Someone, probably you, wrote a brief to ${whom} on ${siteName} and gave this address. It is sent once you confirm it${profiles.length > 1 ? ', to all of them' : ''}.`,
    ],
    action: { label: 'See and send the brief', url },
    link,
    foot,
    after: [
      `Confirm it within ${plural(days, 'day')}. Once it is sent, the same link opens your brief and its answers: keep this mail.`,
      'If it was not you, ignore this mail: nothing is sent.',
    ],
  })
}

/** To a guest whose link to their brief has expired. */
export function briefLinkMail({ siteName, url, days, link, foot }: Site & Link): MailContent {
  return renderMail(siteName, {
    kind: 'conversation-link',
    subject: `Your new link to a brief on ${siteName}`,
    greeting: 'Hello,',
    lines: [`Someone, probably you, asked for a new link to a brief of yours on ${siteName} and its answers.`],
    action: { label: 'See the answers', url },
    link,
    foot,
    after: [
      `The link works for ${plural(days, 'day')}, and longer while you write to each other. Anyone who has it can read the conversations and write in your name: keep it to yourself.`,
    ],
  })
}

type Answered = Site & { name: string; subject: string; url: string }
type ToClient = Answered & WayBack

/** R342: to the client: an expert says no. */
export function declineMail(
  declined: ToClient & { expert: string; picture?: string | undefined; reason: string },
): MailContent {
  const { siteName, name, subject, url, link, foot, expert, picture, reason } = declined
  return renderMail(siteName, {
    kind: 'decline',
    subject: `${expert} declined: ${subject}`,
    greeting: `Hello ${name},`,
    people: [{ name: expert, picture }],
    lines: [`${expert} cannot take on your brief on ${siteName}. Their reason: ${reason}.`],
    action: { label: 'See all answers', url },
    link,
    foot,
  })
}

/** R343: to an expert: there are files with a brief that they have. */
export function briefFilesMail(added: Answered & { senderName: string; names: string[] }): MailContent {
  const { siteName, name, subject, url, senderName, names } = added
  return renderMail(siteName, {
    kind: 'follow-up',
    subject: `${senderName} added ${names.length === 1 ? 'a file' : 'files'}: ${subject}`,
    greeting: `Hello ${name},`,
    people: [{ name: senderName }],
    lines: [`${senderName} has added ${plural(names.length, 'file')} to the brief that you got on ${siteName}:`],
    quote: names.join('\n'),
    action: { label: 'Open the brief', url },
    after: ['Files are as their sender made them: open only what you expect.'],
  })
}

/** R663: to an expert: the client has taken the brief back. */
export function withdrawnMail(withdrawn: Answered & { senderName: string }): MailContent {
  const { siteName, name, subject, url, senderName } = withdrawn
  return renderMail(siteName, {
    kind: 'follow-up',
    subject: `${senderName} withdrew a brief: ${subject}`,
    greeting: `Hello ${name},`,
    people: [{ name: senderName }],
    lines: [`${senderName} has withdrawn the brief that you got on ${siteName}. It needs no answer.`],
    quote: subject,
    action: { label: 'Open the conversation', url },
    after: ['You can both still write there.'],
  })
}

type Others = NonNullable<MailParts['entries']>

/** R344: to the client: an expert has not answered, and others have time and answer. */
export function silenceMail(told: ToClient & { silent: MailPerson[]; others: Others }): MailContent {
  const { siteName, name, subject, url, link, foot, silent, others } = told
  const names = new Intl.ListFormat('en-GB').format(silent.map((person) => person.name))
  const offer = 'These do similar work, have time, and answer most messages:'
  return renderMail(siteName, {
    kind: 'silence',
    subject: `No answer yet: ${subject}`,
    greeting: `Hello ${name},`,
    people: silent,
    lines: [
      `${names} ${silent.length > 1 ? 'have' : 'has'} not answered your brief on ${siteName} within 3 working days. You need not wait.`,
      ...(others.length > 0 ? [offer] : []),
    ],
    entries: others,
    action: { label: 'See your brief and its answers', url },
    link,
    foot,
    after: ['This is the only mail of this kind about this brief.'],
  })
}
