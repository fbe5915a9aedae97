import type { WaitingPage } from '#app/routes/contact/waiting-page.ts'
import { useTexts } from '#app/shell/use-texts.ts'
import { ButtonLink } from '#app/ui/forms/button.tsx'
import { Draft } from '#app/ui/forms/draft.tsx'
import { FormPage } from '#app/ui/forms/form-page.tsx'
import { LookIntoMail } from '#app/ui/forms/look-into-mail.tsx'
import * as addresses from '#domain/addresses.ts'
import { BRIEF_LIMITS, UNCONFIRMED_MESSAGE_DAYS } from '#domain/limits.ts'

type Props = { waiting: WaitingPage; problem: string | undefined; demo: boolean }

/** After a guest's brief: what happens next. */
export function BriefWaiting({ waiting: { token, ...page }, problem, demo }: Props) {
  const t = useTexts()
  return (
    <FormPage title={t('brief.waiting.title')} lead={t('brief.waiting.lead', { days: UNCONFIRMED_MESSAGE_DAYS })}>
      <LookIntoMail
        {...page}
        correction={{ ...page.correction, label: t(page.correction.label) }}
        again={{ again: token }}
        action={addresses.newBrief}
        problem={problem}
        demo={demo}
      />
      <div>
        <ButtonLink href={addresses.shortlist} variant="quiet">
          {t('brief.backToShortlist')}
        </ButtonLink>
      </div>
      <Draft name="brief" sent />
    </FormPage>
  )
}

export function NobodyToAsk() {
  const t = useTexts()
  return (
    <FormPage title={t('brief.nobody.title')} lead={t('brief.nobody.lead', { maximum: BRIEF_LIMITS.experts })}>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={addresses.hireIndex}>{t('brief.bySkill')}</ButtonLink>
        <ButtonLink href={addresses.experts} variant="quiet">
          {t('brief.allExperts')}
        </ButtonLink>
      </div>
    </FormPage>
  )
}
