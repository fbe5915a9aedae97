import { hireClaimButtons } from '#domain/messages/hire-claim-buttons.ts'
import type { HireClaimAction, HireClaimState } from '#domain/messages/hire-claim.ts'
import type { ConversationSide } from '#domain/messages/message-box.ts'
import type { Texts } from '#locales/texts.ts'

import type { MailTemplate } from './mail-template.ts'
import { joinNames, senderAsMailPerson } from './mailed-people.ts'

const CLAIM = {
  kind: 'hire-claim',
  people: senderAsMailPerson,
  quote: ({ subject }: { subject: string }) => subject,
} as const

/** R666: the buttons that the reader of the mail finds. */
const namesButtons =
  (claim: { state: HireClaimState; claimedBy: ConversationSide }) => (_facts: object, texts: Texts) => {
    const labels = hireClaimButtons(claim, 'sender').map(
      (button) => `“${texts.text(`conversation.hire.act.${button}`)}”`,
    )
    return { buttons: joinNames(texts, labels) }
  }

/** R357: to the other side of a conversation, who has claimed it unless the mail is about a claim. */
export const hireMails = {
  claim: {
    ...CLAIM,
    subject: 'mails.hire.claim.subject',
    lines: ['mails.hire.claim.line', 'mails.hire.about'],
    args: namesButtons({ state: 'claimed', claimedBy: 'owner' }),
    button: 'mails.hire.claim.button',
    after: ['mails.hire.claim.after'],
  },
  confirm: {
    ...CLAIM,
    subject: 'mails.hire.confirm.subject',
    lines: ['mails.hire.confirm.line', 'mails.hire.about'],
    args: namesButtons({ state: 'confirmed', claimedBy: 'sender' }),
    button: 'mails.openConversation',
    after: ['mails.hire.confirm.after'],
  },
  deny: {
    ...CLAIM,
    subject: 'mails.hire.deny.subject',
    lines: ['mails.hire.deny.line', 'mails.hire.about'],
    button: 'mails.openConversation',
    after: ['mails.hire.deny.after'],
  },
} as const satisfies Record<Exclude<HireClaimAction, 'withdraw'>, MailTemplate>
