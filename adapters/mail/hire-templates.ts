import type { HireAct } from '#domain/messages/hire-claim.ts'
import { hireButtons } from '#domain/messages/hire-labels.ts'

import type { MailContent, WayBack } from './mail-content.ts'
import { renderMail } from './templates.ts'

export type MailedHireAct = Exclude<HireAct, 'withdraw'>

type Said = {
  subject: (who: string) => string
  line: (who: string) => string
  label: string
  /** R666: what the page behind the link is for; `buttons` are those that its reader finds there. */
  after: (who: string, buttons: string) => string
}

const SAYS: Record<MailedHireAct, Said> = {
  claim: {
    subject: (who) => `Have you worked with ${who}?`,
    line: (who) => `${who} says that the two of you have worked together. It counts once you confirm it.`,
    label: 'Confirm or deny it',
    after: (_who, buttons) =>
      `The conversation has a question with two buttons: ${buttons}. Opening it decides nothing.`,
  },
  confirm: {
    subject: (who) => `${who} confirms that you worked together`,
    line: (who) => `${who} has confirmed that the two of you have worked together, so it counts.`,
    label: 'Open the conversation',
    after: (_who, buttons) => `You need not do anything. If it is wrong, press ${buttons} in the conversation.`,
  },
  deny: {
    subject: (who) => `${who} does not confirm that you worked together`,
    line: (who) => `${who} has not confirmed that the two of you have worked together, so it does not count.`,
    label: 'Open the conversation',
    after: (who) =>
      `There is nothing to press for you: in the conversation you can write to ${who}, who may still confirm it.`,
  },
}

type Details = {
  siteName: string
  act: MailedHireAct
  name: string
  who: string
  subject: string
  url: string
  /** Of the side that acted. */
  picture: string | undefined
} & WayBack

const RESULTS = { claim: 'claimed', confirm: 'confirmed', deny: 'denied' } as const

/** R666: the buttons that the reader of the mail finds, who has claimed it unless the mail is about a claim. */
function buttonsAfter(act: MailedHireAct): string {
  const claim = { state: RESULTS[act], claimedBy: act === 'claim' ? ('owner' as const) : ('sender' as const) }
  const labels = hireButtons(claim, 'sender').map((label) => `“${label}”`)
  return labels.join(' and ')
}

/** R357: to the other side of a conversation. */
export function hireMail({ siteName, act, name, who, picture, subject, url, link, foot }: Details): MailContent {
  const says = SAYS[act]
  const buttons = buttonsAfter(act)
  return renderMail(siteName, {
    kind: 'hire-claim',
    subject: says.subject(who),
    greeting: `Hello ${name},`,
    people: [{ name: who, picture }],
    lines: [says.line(who), `It is about this conversation on ${siteName}:`],
    quote: subject,
    action: { label: says.label, url },
    link,
    foot,
    after: [says.after(who, buttons)],
  })
}
