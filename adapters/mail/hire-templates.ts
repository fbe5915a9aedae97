import type { HireAct } from '#domain/messages/hire-claim.ts'

import { type MailContent, renderMail } from './templates.ts'

export type MailedHireAct = Exclude<HireAct, 'withdraw'>

const SAYS: Record<MailedHireAct, { subject: (who: string) => string; line: (who: string) => string; label: string }> =
  {
    claim: {
      subject: (who) => `Have you worked with ${who}?`,
      line: (who) => `${who} says that the two of you have worked together. It counts once you confirm it.`,
      label: 'Confirm or deny it',
    },
    confirm: {
      subject: (who) => `${who} confirms that you worked together`,
      line: (who) => `${who} has confirmed that the two of you have worked together.`,
      label: 'Open the conversation',
    },
    deny: {
      subject: (who) => `${who} does not confirm that you worked together`,
      line: (who) => `${who} has not confirmed that the two of you have worked together, so it does not count.`,
      label: 'Open the conversation',
    },
  }

type Details = { siteName: string; act: MailedHireAct; name: string; who: string; subject: string; url: string }

/** R357: to the other side of a conversation. Opening the link decides nothing. */
export function hireMail({ siteName, act, name, who, subject, url }: Details): MailContent {
  const says = SAYS[act]
  return renderMail(siteName, {
    kind: 'hire-claim',
    subject: says.subject(who),
    greeting: `Hello ${name},`,
    lines: [says.line(who), `It is about this conversation on ${siteName}:`],
    quote: subject,
    action: { label: says.label, url },
    after: ['Opening the link decides nothing: the page asks you first.'],
  })
}
