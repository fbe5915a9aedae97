import { type SubmissionResult, useForm } from '@conform-to/react'
import { Form } from 'react-router'

import { Draft } from '#app/ui/forms/draft.tsx'
import { Field, TextAreaField } from '#app/ui/forms/field.tsx'
import { FormErrors } from '#app/ui/forms/form-errors.tsx'
import { FormGuards } from '#app/ui/forms/form-guards.tsx'
import { FormPage } from '#app/ui/forms/form-page.tsx'
import { SelectInput } from '#app/ui/forms/select.tsx'
import { SenderFields } from '#app/ui/forms/sender-fields.tsx'
import * as addresses from '#domain/addresses.ts'
import { BRIEF_LIMITS, BRIEF_FILE_LIMITS, MESSAGE_LIMITS } from '#domain/limits.ts'
import { TIMINGS } from '#domain/messages/inquiry-hints.ts'

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

const WHEN = [{ value: '', label: 'Not sure yet' }, ...TIMINGS.map((name) => ({ value: name, label: name }))]

export function BriefForm({ experts, chosen, draft, guest, unconfirmed, answer, ...issued }: Props) {
  const [form, fields] = useForm<Omit<BriefValues, 'to'> & { to: string }>({
    id: 'brief',
    lastResult: answer?.result ?? null,
    defaultValue: { ...draft, to: '' },
  })
  const { to, subject, body, audience, budget, timing, examples, name, email } = fields
  const choices = experts.map(({ slug }) => slug).join(',')
  return (
    <FormPage
      title="Send one brief"
      lead={`Say once what you need, to up to ${BRIEF_LIMITS.experts} experts. Each of them is told how many got it, and their answers stand side by side.`}
    >
      <FormErrors errors={form.errors} fields={[to, subject, body, audience, budget, timing, examples, name, email]} />
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
          <Field label="Title" field={subject} maxLength={MESSAGE_LIMITS.subject.max} required />
          <TextAreaField
            label="What you need"
            hint="What it is, what there is already, and what would make it a success."
            field={body}
            required
          />
          <Field
            label="For whom"
            hint="Optional: who will use it."
            field={audience}
            maxLength={BRIEF_LIMITS.audience}
            autoComplete="off"
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <Field
              label="Budget"
              hint="Optional; a range is fine."
              field={budget}
              maxLength={BRIEF_LIMITS.budget}
              autoComplete="off"
            />
            <SelectInput
              id={timing.id}
              name="timing"
              label="When"
              hint="Optional."
              options={WHEN}
              defaultValue={timing.initialValue}
              error={timing.errors?.[0]}
            />
          </div>
          <TextAreaField
            label="Examples"
            hint={`Optional: up to ${BRIEF_LIMITS.examples} links, one a line: sites that you like, your present one, shared files.`}
            field={examples}
            rows={3}
          />
          <p className="text-small text-ink-soft">
            Files can be added{' '}
            {guest ? 'once you have confirmed the brief by mail' : 'once the brief is sent, on its page'}: up to{' '}
            {BRIEF_FILE_LIMITS.count} PDFs or pictures.
          </p>
          <SenderFields
            what="brief"
            hint="We send you one link to confirm the brief, and the answers. Only these experts get to see your address."
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
