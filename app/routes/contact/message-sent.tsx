import { useTexts } from '#app/shell/use-texts.ts'
import { ButtonLink } from '#app/ui/forms/button.tsx'
import { Draft } from '#app/ui/forms/draft.tsx'
import { FormPage } from '#app/ui/forms/form-page.tsx'
import { LookIntoMail } from '#app/ui/forms/look-into-mail.tsx'
import * as addresses from '#domain/addresses.ts'
import { UNCONFIRMED_MESSAGE_DAYS } from '#domain/limits.ts'
import type { SentMessage } from '#domain/messages/message.ts'
import type { Profile } from '#domain/profiles/profile.ts'

import type { WaitingPage } from './waiting-page.ts'

/** The confirmation after the form, with what happens next. */
export function MessageSent({
  profile,
  sent,
  messageId,
  waiting,
  problem,
  demo,
}: {
  profile: Pick<Profile, 'name' | 'slug'>
  sent: SentMessage['status']
  messageId: string | null
  waiting: WaitingPage | undefined
  problem: string | undefined
  demo: boolean
}) {
  const t = useTexts()
  const { name } = profile
  const inbox = messageId ? addresses.inboxMessage(messageId) : addresses.inbox
  const back = (
    <>
      <ButtonLink href={addresses.profile(profile.slug)} variant="quiet">
        {t('contact.back', { name })}
      </ButtonLink>
      <Draft name={`contact:${profile.slug}`} sent />
    </>
  )
  if (sent === 'sent') {
    return (
      <FormPage title={t('contact.sent.title')} lead={t('contact.sent.lead', { name })}>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={inbox}>{t('contact.sent.see')}</ButtonLink>
          {back}
        </div>
      </FormPage>
    )
  }
  if (sent === 'filtered') {
    return (
      <FormPage title={t('contact.held.title')} lead={t('contact.held.lead', { name })}>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={inbox}>{t('contact.held.see')}</ButtonLink>
          {back}
        </div>
      </FormPage>
    )
  }
  return (
    <FormPage
      title={t('contact.waiting.title')}
      lead={t('contact.waiting.lead', { name, days: UNCONFIRMED_MESSAGE_DAYS })}
    >
      {waiting && (
        <LookIntoMail
          {...waiting}
          correction={{ ...waiting.correction, label: t(waiting.correction.label) }}
          again={{ again: waiting.token }}
          action={addresses.contact(profile.slug)}
          problem={problem}
          demo={demo}
        />
      )}
      <div>{back}</div>
    </FormPage>
  )
}
