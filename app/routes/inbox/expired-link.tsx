import { Form } from 'react-router'

import { useTexts } from '#app/shell/use-texts.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { FormPage } from '#app/ui/forms/form-page.tsx'
import { LookIntoMail } from '#app/ui/forms/look-into-mail.tsx'
import { MessageText } from '#app/ui/message-text.tsx'
import { Notice } from '#app/ui/notice.tsx'
import * as addresses from '#domain/addresses.ts'
import { CONVERSATION_LINK_DAYS } from '#domain/limits.ts'
import { RATE_LIMITS } from '#domain/limits/rate-limits.ts'

type Props = {
  /** R242: masked. */
  email: string | undefined
  /** How often the guest has requested a new link: R667. */
  mailed: number
  demo: boolean
  /** A reply that was sent after the link expired, shown so that it is not lost. */
  written: string | undefined
}

/** R242: reveals nothing about the conversation, not even its participants. */
export const parseMailedCount = (query: URLSearchParams) => Math.min(2, Number(query.get('mailed')) || 0)

/** The page after one more request. */
export function mailedAgainAddress(address: string, { url }: Request): string {
  return `${address}?mailed=${Math.min(2, parseMailedCount(new URL(url).searchParams) + 1)}`
}

export function ExpiredLink({ email, mailed, demo, written }: Props) {
  const t = useTexts()
  const days = CONVERSATION_LINK_DAYS
  return (
    <FormPage
      title={t('conversation.expired.title')}
      lead={
        email
          ? t.rich('conversation.expired.leadWithEmail', {
              days,
              email,
              address: (text) => <span translate="no">{text}</span>,
            })
          : t('conversation.expired.lead', { days })
      }
    >
      {mailed > 0 ? (
        <>
          {mailed === 1 && (
            <Notice tone="good">
              {t('conversation.expired.mailed', { count: RATE_LIMITS.conversationLinks.points })}
            </Notice>
          )}
          <LookIntoMail
            email={email}
            again={{ act: 'renew' }}
            correction={{ href: addresses.guestRequests, label: t('conversation.expired.correction') }}
            mailed={mailed > 1}
            problem={undefined}
            demo={demo}
          />
        </>
      ) : (
        <Form method="post">
          <input type="hidden" name="act" value="renew" />
          <Button>{t('conversation.expired.button')}</Button>
        </Form>
      )}
      {mailed === 0 && (
        <p className="text-compact">
          {t.rich('conversation.expired.requests', {
            requests: (text) => <a href={addresses.guestRequests}>{text}</a>,
          })}
        </p>
      )}
      {written && (
        <section
          aria-label={t('conversation.expired.reply')}
          className="grid gap-3 rounded-card border border-line bg-surface p-6"
        >
          <p className="font-semibold">{t('conversation.expired.notSent')}</p>
          <MessageText text={written} />
        </section>
      )}
    </FormPage>
  )
}
