import { Fragment, type ReactNode } from 'react'

import { type PageTexts, useTexts } from '#app/shell/use-texts.ts'
import { answerRateText } from '#app/ui/format.ts'
import { Checkbox } from '#app/ui/forms/checkbox.tsx'
import { FieldError } from '#app/ui/forms/labelled.tsx'
import { refusalText } from '#client/issue-texts.ts'
import type { Issue } from '#domain/issue.ts'
import { BRIEF_LIMITS } from '#domain/limits.ts'
import type { ComparedExpert } from '#domain/lists/compared-expert.ts'
import { formatMoney } from '#domain/profiles/money/money.ts'

export type Choice = {
  slug: string
  name: string
  refusal: string | null
  issues: Issue[]
  booked: boolean
  card: ComparedExpert | null
}

function hintOf(t: PageTexts, { refusal, issues, booked, card }: Choice): ReactNode {
  if (refusal !== null) {
    return t('brief.choose.refused', { reason: refusalText(issues, t) ?? t('issues.not_contactable') })
  }
  const answers = card && answerRateText(t, card)
  const facts = [
    booked ? t('brief.choose.booked') : '',
    card?.title ? <bdi key="title">{card.title}</bdi> : '',
    card?.projectMinimum ? t('brief.choose.price', { amount: formatMoney(card.projectMinimum) }) : '',
    answers ?? '',
  ].filter(Boolean)
  return facts.map((fact, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the list is as long as it was
    <Fragment key={index}>
      {index > 0 && ' · '}
      {fact}
    </Fragment>
  ))
}

type Props = { id: string; experts: Choice[]; chosen: string[]; errors: string[] | undefined }

/** R340: the experts who get the brief; those who take no messages are listed with the reason. */
export function ChooseExperts({ id, experts, chosen, errors }: Props) {
  const t = useTexts()
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={errors?.length ? `${id}-error` : undefined}
      className="grid gap-3 rounded-card border border-line bg-surface p-5"
    >
      <legend className="sr-only">{t('brief.choose.legend', { maximum: BRIEF_LIMITS.experts })}</legend>
      <p aria-hidden="true" className="font-semibold">
        {t('brief.choose.legend', { maximum: BRIEF_LIMITS.experts })}
      </p>
      {experts.map((expert) => (
        <Checkbox
          key={expert.slug}
          id={`to-${expert.slug}`}
          name="to"
          value={expert.slug}
          label={<bdi>{expert.name}</bdi>}
          hint={hintOf(t, expert)}
          disabled={expert.refusal !== null}
          defaultChecked={chosen.includes(expert.slug)}
        />
      ))}
      <FieldError id={id} error={errors} />
    </fieldset>
  )
}
