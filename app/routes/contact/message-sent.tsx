import { ButtonLink } from '#app/ui/forms/button.tsx'
import { Draft } from '#app/ui/forms/draft.tsx'
import { FormPage } from '#app/ui/forms/form-page.tsx'
import { LookIntoMail } from '#app/ui/forms/look-into-mail.tsx'
import * as addresses from '#domain/addresses.ts'
import { UNCONFIRMED_DAYS } from '#domain/limits.ts'
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
  const inbox = messageId ? addresses.inboxMessage(messageId) : addresses.inbox
  const back = (
    <>
      <ButtonLink href={addresses.profile(profile.slug)} variant="quiet">
        Back to {profile.name}
      </ButtonLink>
      <Draft name={`contact:${profile.slug}`} sent />
    </>
  )
  if (sent === 'sent') {
    return (
      <FormPage
        title="Your message is on its way"
        lead={`${profile.name} gets it by mail and in their inbox. You will have the answer by mail, and here.`}
      >
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={inbox}>See what you sent</ButtonLink>
          {back}
        </div>
      </FormPage>
    )
  }
  if (sent === 'filtered') {
    return (
      <FormPage
        title="Your message is held for review"
        lead={`Something about it looks like advertising to our filter, so ${profile.name} got no mail. They find it in a folder of their inbox, and can let it through.`}
      >
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={inbox}>See why</ButtonLink>
          {back}
        </div>
      </FormPage>
    )
  }
  return (
    <FormPage
      title="One more step: look into your mail"
      lead={`We sent you a link. Open it within ${UNCONFIRMED_DAYS} days, press the button there, and your message goes to ${profile.name}.`}
    >
      {waiting && (
        <LookIntoMail
          {...waiting}
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
