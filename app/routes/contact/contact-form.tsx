import { type FieldMetadata, type SubmissionResult, useForm } from '@conform-to/react'
import { Form } from 'react-router'

import { useTexts } from '#app/shell/use-texts.ts'
import { answerText } from '#app/ui/format.ts'
import { Draft } from '#app/ui/forms/draft.tsx'
import { Field, TextAreaField } from '#app/ui/forms/field.tsx'
import { FormErrors } from '#app/ui/forms/form-errors.tsx'
import { FormGuards } from '#app/ui/forms/form-guards.tsx'
import { FormPage } from '#app/ui/forms/form-page.tsx'
import { SelectInput } from '#app/ui/forms/select.tsx'
import { SenderFields } from '#app/ui/forms/sender-fields.tsx'
import { Notice } from '#app/ui/notice.tsx'
import * as addresses from '#domain/addresses.ts'
import { MESSAGE_LIMITS } from '#domain/limits.ts'
import { TIMINGS } from '#domain/messages/inquiry-hints.ts'
import { activeRules } from '#domain/platform/active-rules.ts'
import { money } from '#domain/profiles/money/money.ts'
import type { Profile } from '#domain/profiles/profile.ts'
import { groupServices } from '#domain/profiles/services.ts'

type Values = {
  subject: string
  topic: string
  body: string
  name: string
  email: string
  service: string
  budget: string
  timing: string
}

type Answer = { result: SubmissionResult<string[]>; formToken?: string; idempotencyKey?: string }

type Props = {
  profile: Profile
  guest: boolean
  /** R227: the account's address, while it is not confirmed. */
  unconfirmed: string | undefined
  /** R334: what the page's address fills in. */
  draft: Partial<Values> | undefined
  formToken: string
  idempotencyKey: string
  answer: Answer | undefined
}

/** The expert's minimum budget, shown before the client writes. */
function MinimumNote({ profile }: { profile: Profile }) {
  const { projectMinimum } = profile.expertsMetadata
  if (!projectMinimum) return null
  return (
    <Notice>
      <bdi>{profile.name}</bdi> takes on projects from <b>{money(projectMinimum)}</b>. You can write with a smaller
      budget, but a no is likely then.
    </Notice>
  )
}

const withUnsure = (names: readonly string[]) => [
  { value: '', label: 'Not sure yet' },
  ...names.map((name) => ({ value: name, label: name })),
]

/** R471: what it is about, where the platform offers topics. */
function TopicField({ field }: { field: FieldMetadata<string> }) {
  const { topics } = activeRules()
  if (topics.length === 0) return null
  return (
    <SelectInput
      id={field.id}
      name="topic"
      label="Topic"
      options={[{ value: '', label: 'Something else' }, ...topics.map((topic) => ({ value: topic, label: topic }))]}
      defaultValue={field.initialValue}
      error={field.errors?.[0]}
    />
  )
}

export function ContactForm({ profile, guest, unconfirmed, draft, answer, ...issued }: Props) {
  const t = useTexts()
  const [form, fields] = useForm<Values>({
    id: 'contact',
    lastResult: answer?.result ?? null,
    ...(draft && { defaultValue: draft }),
  })
  const services = groupServices(profile.expertsMetadata.servicesOffered).flatMap((group) => group.services)
  const answers = answerText(t, profile.expertsMetadata)
  return (
    <FormPage
      title={`Write to ${profile.name}`}
      lead={
        <>
          Your message goes straight to{' '}
          <a href={addresses.profile(profile.slug)}>
            <bdi>{profile.name}</bdi>
          </a>
          .{answers && ` ${answers}.`}
        </>
      }
    >
      <MinimumNote profile={profile} />
      {draft && (
        <Notice>
          <b>Not sent yet.</b> This message was drafted for you: read it, change what you like, and send it yourself.
        </Notice>
      )}
      <FormErrors
        errors={form.errors}
        fields={[fields.subject, fields.topic, fields.body, fields.name, fields.email]}
      />
      <Draft name={`contact:${profile.slug}`}>
        {/* Without the drafted texts of the address: what is sent is what the form holds. */}
        <Form
          method="post"
          action={addresses.contact(profile.slug)}
          id={form.id}
          noValidate
          className="grid grid-cols-[minmax(0,1fr)] gap-5"
        >
          <FormGuards
            formToken={answer?.formToken ?? issued.formToken}
            idempotencyKey={answer?.idempotencyKey ?? issued.idempotencyKey}
          />
          <Field label="Subject" field={fields.subject} maxLength={MESSAGE_LIMITS.subject.max} required />
          <TopicField field={fields.topic} />
          <TextAreaField
            label="Message"
            hint="What you need, what there is already, and what would make it a success."
            field={fields.body}
            required
          />
          <fieldset className="grid gap-5 sm:grid-cols-2">
            <legend className="mb-3 text-small text-ink-soft">
              Optional: these become part of your message and help to answer it.
            </legend>
            {services.length > 0 && (
              <SelectInput
                id={fields.service.id}
                name="service"
                label="Service"
                options={withUnsure(services.map((service) => service.name))}
                defaultValue={fields.service.initialValue}
              />
            )}
            <SelectInput
              id={fields.timing.id}
              name="timing"
              label="Timing"
              options={withUnsure(TIMINGS)}
              defaultValue={fields.timing.initialValue}
            />
            <Field label="Budget" field={fields.budget} maxLength={MESSAGE_LIMITS.hint} autoComplete="off" />
          </fieldset>
          <SenderFields
            what="message"
            hint="We send you a link to confirm the message, and the answers. Only this expert gets to see your address."
            guest={guest}
            unconfirmed={unconfirmed}
            name={fields.name}
            email={fields.email}
          />
        </Form>
      </Draft>
    </FormPage>
  )
}
