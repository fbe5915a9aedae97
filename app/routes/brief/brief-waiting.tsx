import { ButtonLink } from '#app/ui/forms/button.tsx'
import { Draft } from '#app/ui/forms/draft.tsx'
import { FormPage } from '#app/ui/forms/form-page.tsx'
import * as addresses from '#domain/addresses.ts'
import { UNCONFIRMED_DAYS } from '#domain/limits.ts'

/** After a guest's brief: what happens next. */
export function BriefWaiting({ demo }: { demo: boolean }) {
  return (
    <FormPage
      title="One more step: look into your mail"
      lead={`We sent you one link for all of them. Open it within ${UNCONFIRMED_DAYS} days, press the button there, and your brief is sent.`}
    >
      <p>No mail after a few minutes? Look into the spam folder, or write again: perhaps there was a typo.</p>
      {demo && (
        <p>
          This is a demo: mails arrive in the <a href={addresses.devMailbox}>demo mailbox</a>.
        </p>
      )}
      <div>
        <ButtonLink href={addresses.shortlist} variant="quiet">
          Back to your shortlist
        </ButtonLink>
      </div>
      <Draft name="brief" sent />
    </FormPage>
  )
}

export function NobodyToAsk() {
  return (
    <FormPage
      title="Whom shall it go to?"
      lead="Nobody is on your shortlist yet. Press “Shortlist” wherever you see an expert, then send one brief to up to three of them."
    >
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={addresses.hireIndex}>Hire by skill</ButtonLink>
        <ButtonLink href={addresses.experts} variant="quiet">
          See all experts
        </ButtonLink>
      </div>
    </FormPage>
  )
}
