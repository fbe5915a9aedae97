import type { HireAct } from '#domain/messages/hire-claim.ts'
import { hireButtons } from '#domain/messages/hire-labels.ts'
import { loadedTexts } from '#locales/registry.ts'
import type { Texts } from '#locales/texts.ts'

import type { MailContent, WayBack } from './mail-content.ts'
import { listOf } from './person-in-text.ts'
import { renderMail } from './templates.ts'

export type MailedHireAct = Exclude<HireAct, 'withdraw'>

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
function buttonsAfter(texts: Texts, act: MailedHireAct): string {
  const claim = { state: RESULTS[act], claimedBy: act === 'claim' ? ('owner' as const) : ('sender' as const) }
  const labels = hireButtons(claim, 'sender').map((button) => `“${texts.text(`conversation.hire.act.${button}`)}”`)
  return listOf(texts, labels)
}

/** R666: what the page behind the link is for. */
function afterText(texts: Texts, act: MailedHireAct, who: string): string {
  const t = texts.text
  if (act === 'deny') return t('mails.hire.deny.after', { name: who })
  const buttons = buttonsAfter(texts, act)
  return act === 'claim' ? t('mails.hire.claim.after', { buttons }) : t('mails.hire.confirm.after', { buttons })
}

/** R357: to the other side of a conversation. */
export function hireMail(
  { siteName, act, name, who, picture, subject, url, link, foot }: Details,
  texts = loadedTexts(),
): MailContent {
  const t = texts.text
  return renderMail(
    siteName,
    {
      kind: 'hire-claim',
      subject: t(`mails.hire.${act}.subject`, { name: who }),
      greeting: t('mails.helloName', { name }),
      people: [{ name: who, picture }],
      lines: [t(`mails.hire.${act}.line`, { name: who }), t('mails.hire.about', { site: siteName })],
      quote: subject,
      action: { label: act === 'claim' ? t('mails.hire.claim.button') : t('mails.openConversation'), url },
      link,
      foot,
      after: [afterText(texts, act, who)],
    },
    texts,
  )
}
