import type { ReactNode } from 'react'

import { useTexts } from '#app/shell/use-texts.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { FormPage } from '#app/ui/forms/form-page.tsx'
import { RESEND_FIELD, LookIntoMail } from '#app/ui/forms/look-into-mail.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { Notice } from '#app/ui/notice.tsx'
import * as addresses from '#domain/addresses.ts'
import { GUEST_REQUESTS_LIFETIME } from '#domain/limits.ts'

import type { GUEST_REQUESTS_DONE, RequestsAnswer } from './act-on-requests.ts'

type Props = {
  answer: RequestsAnswer | undefined
  /** Whether a mailed link led here that no longer works. */
  gone: boolean
  done: (typeof GUEST_REQUESTS_DONE)[number] | undefined
}

const address = (text: ReactNode) => (
  <b translate="no" className="wrap-anywhere">
    {text}
  </b>
)

/** R661: asks for the address that they wrote from. */
export function AskForm({ answer, gone, done }: Props) {
  const t = useTexts()
  return (
    <FormPage title={t('requests.title')} lead={t('requests.ask.lead')}>
      {gone && !answer && <Notice tone="bad">{t('requests.ask.gone')}</Notice>}
      {done && !answer && <Notice tone="good">{t(`requests.done.${done}`)}</Notice>}
      <form method="post" action={addresses.guestRequests} className="grid gap-5">
        <input type="hidden" name="act" value="ask" />
        <TextInput
          id="email"
          name="email"
          type="email"
          label={t('requests.ask.email')}
          autoComplete="email"
          defaultValue={answer?.email}
          error={answer?.problem}
          required
        />
        <div>
          <Button>{t('requests.ask.button')}</Button>
        </div>
      </form>
      <p className="text-small text-ink-soft">
        {t.rich('requests.ask.inbox', { inbox: (text) => <a href={addresses.inbox}>{text}</a> })}
      </p>
    </FormPage>
  )
}

/** The same whether or not anything was sent from the address. */
export function LinkMailed({ email, again, demo }: { email: string; again: boolean; demo: boolean }) {
  const t = useTexts()
  return (
    <FormPage
      title={t('requests.mailed.title')}
      lead={t.rich('requests.mailed.lead', { email, minutes: GUEST_REQUESTS_LIFETIME.linkMinutes, address })}
    >
      <LookIntoMail
        email={email}
        again={{ act: 'ask', email, [RESEND_FIELD]: '1' }}
        action={addresses.guestRequests}
        correction={{ href: addresses.guestRequests, label: t('requests.mailed.correction') }}
        mailed={again}
        problem={undefined}
        demo={demo}
      />
    </FormPage>
  )
}

/** R662: a link opens nothing by itself, as mail scanners open links, too. */
export function OpenForm({ token, email }: { token: string; email: string }) {
  const t = useTexts()
  return (
    <FormPage
      title={t('requests.open.title')}
      lead={t.rich('requests.open.lead', { email, minutes: GUEST_REQUESTS_LIFETIME.sessionMinutes, address })}
    >
      <form method="post" action={addresses.guestRequests}>
        <input type="hidden" name="act" value="open" />
        <input type="hidden" name="token" value={token} />
        <Button>{t('requests.open.button')}</Button>
      </form>
      <p className="text-small text-ink-soft">{t('requests.open.notYours')}</p>
    </FormPage>
  )
}
