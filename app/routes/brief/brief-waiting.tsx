import type { WaitingPage } from '#app/routes/contact/waiting-page.ts'
import { ButtonLink } from '#app/ui/forms/button.tsx'
import { Draft } from '#app/ui/forms/draft.tsx'
import { FormPage } from '#app/ui/forms/form-page.tsx'
import { LookIntoMail } from '#app/ui/forms/look-into-mail.tsx'
import * as addresses from '#domain/addresses.ts'
import { UNCONFIRMED_DAYS } from '#domain/limits.ts'

type Props = { waiting: WaitingPage; problem: string | undefined; demo: boolean }

/** After a guest's brief: what happens next. */
export function BriefWaiting({ waiting: { token, ...page }, problem, demo }: Props) {
  return (
    <FormPage
      title="One more step: look into your mail"
      lead={`We sent you one link for all of them. Open it within ${UNCONFIRMED_DAYS} days, press the button there, and your brief is sent.`}
    >
      <LookIntoMail {...page} again={{ again: token }} action={addresses.newBrief} problem={problem} demo={demo} />
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
