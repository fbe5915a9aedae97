import { type SubmissionResult, useForm } from '@conform-to/react'
import { Form } from 'react-router'

import { useTexts } from '#app/shell/use-texts.ts'
import { Draft } from '#app/ui/forms/draft.tsx'
import { Field, TextAreaField } from '#app/ui/forms/field.tsx'
import { FormErrors } from '#app/ui/forms/form-errors.tsx'
import { FormGuards } from '#app/ui/forms/form-guards.tsx'
import { FormPage } from '#app/ui/forms/form-page.tsx'
import { SelectInput } from '#app/ui/forms/select.tsx'
import { SenderFields } from '#app/ui/forms/sender-fields.tsx'
import { timingOptions } from '#app/ui/timing-words.ts'
import * as addresses from '#domain/addresses.ts'
import { BRIEF_LIMITS, BRIEF_FILE_LIMITS, MESSAGE_LIMITS } from '#domain/limits.ts'

import type { BriefValues } from './brief-values.ts'
import { type Choice, ChooseExperts } from './choose-experts.tsx'

type Answer = { result: SubmissionResult<string[]>; to: string[]; formToken?: string; idempotencyKey?: string }

type Props = {
  experts: Choice[]
  chosen: string[]
  draft: Partial<BriefValues>
  guest: boolean
  /** R227: the account's address, while it is not confirmed. */
  unconfirmed: string | undefined
  formToken: string
  idempotencyKey: string
  answer: Answer | undefined
}

export function BriefForm({ experts, chosen, draft, guest, unconfirmed, answer, ...issued }: Props) {
  const t = useTexts()
  const [form, fields] = useForm<Omit<BriefValues, 'to'> & { to: string }>({
    id: 'brief',
    lastResult: answer?.result ?? null,
    defaultValue: { ...draft, to: '' },
  })
  const { to, subject, body, audience, budget, timing, examples, name, email } = fields
  const choices = experts.map(({ slug }) => slug).join(',')
  return (
    <FormPage title={t('brief.form.title')} lead={t('brief.form.lead', { maximum: BRIEF_LIMITS.experts })}>
      <FormErrors
        errors={form.errors}
        fields={[
          [t('brief.choose.legend', { maximum: BRIEF_LIMITS.experts }), to],
          [t('brief.form.subject'), subject],
          [t('brief.form.body.label'), body],
          [t('brief.form.audience.label'), audience],
          [t('brief.form.budget.label'), budget],
          [t('brief.form.timing.label'), timing],
          [t('brief.form.examples.label'), examples],
          [t('sending.yourName'), name],
          [t('sending.yourEmail'), email],
        ]}
      />
      <Draft name="brief">
        <Form
          method="post"
          // With the choices, so that a refused form shows all of them again.
          action={`${addresses.newBrief}?to=${choices}`}
          id={form.id}
          noValidate
          className="grid grid-cols-[minmax(0,1fr)] gap-5"
        >
          <FormGuards
            formToken={answer?.formToken ?? issued.formToken}
            idempotencyKey={answer?.idempotencyKey ?? issued.idempotencyKey}
          />
          <ChooseExperts id={to.id} experts={experts} chosen={answer?.to ?? chosen} errors={to.errors} />
          <Field label={t('brief.form.subject')} field={subject} maxLength={MESSAGE_LIMITS.subject.max} required />
          <TextAreaField label={t('brief.form.body.label')} hint={t('brief.form.body.hint')} field={body} required />
          <Field
            label={t('brief.form.audience.label')}
            hint={t('brief.form.audience.hint')}
            field={audience}
            maxLength={BRIEF_LIMITS.audience}
            autoComplete="off"
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <Field
              label={t('brief.form.budget.label')}
              hint={t('brief.form.budget.hint')}
              field={budget}
              maxLength={BRIEF_LIMITS.budget}
              autoComplete="off"
            />
            <SelectInput
              id={timing.id}
              name="timing"
              label={t('brief.form.timing.label')}
              hint={t('brief.form.timing.hint')}
              options={timingOptions(t)}
              defaultValue={timing.initialValue}
              error={timing.errors?.[0]}
            />
          </div>
          <TextAreaField
            label={t('brief.form.examples.label')}
            hint={t('brief.form.examples.hint', { maximum: BRIEF_LIMITS.examples })}
            field={examples}
            rows={3}
          />
          <p className="text-small text-ink-soft">
            {t('brief.form.files', { guest: guest ? 'yes' : 'no', maximum: BRIEF_FILE_LIMITS.count })}
          </p>
          <SenderFields
            what="brief"
            hint={t('brief.form.emailHint')}
            guest={guest}
            unconfirmed={unconfirmed}
            name={name}
            email={email}
          />
        </Form>
      </Draft>
    </FormPage>
  )
}
