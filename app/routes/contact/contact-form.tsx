import { type FieldMetadata, type SubmissionResult, useForm } from '@conform-to/react'
import { Form } from 'react-router'

import { type PageTexts, useTexts } from '#app/shell/use-texts.ts'
import { answerRateText } from '#app/ui/format.ts'
import { Draft } from '#app/ui/forms/draft.tsx'
import { Field, TextAreaField } from '#app/ui/forms/field.tsx'
import { FormErrors } from '#app/ui/forms/form-errors.tsx'
import { FormGuards } from '#app/ui/forms/form-guards.tsx'
import { FormPage } from '#app/ui/forms/form-page.tsx'
import { SelectInput } from '#app/ui/forms/select.tsx'
import { SenderFields } from '#app/ui/forms/sender-fields.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { timingOptions } from '#app/ui/timing-words.ts'
import * as addresses from '#domain/addresses.ts'
import { MESSAGE_LIMITS } from '#domain/limits.ts'
import { activePlatformRules } from '#domain/platform/active-rules.ts'
import { formatMoney } from '#domain/profiles/money/money.ts'
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
  const t = useTexts()
  const { projectMinimum } = profile.expertsMetadata
  if (!projectMinimum) return null
  return (
    <Notice>
      {t.rich('contact.minimum', {
        name: profile.name,
        amount: formatMoney(projectMinimum),
        bdi: (text) => <bdi>{text}</bdi>,
        b: (text) => <b>{text}</b>,
      })}
    </Notice>
  )
}

const serviceOptions = (t: PageTexts, names: readonly string[]) => [
  { value: '', label: t('contact.details.unsure') },
  ...names.map((name) => ({ value: name, label: name, translate: 'no' as const })),
]

/** R471: what it is about, where the platform offers topics. */
function TopicField({ field }: { field: FieldMetadata<string> }) {
  const t = useTexts()
  const { topics } = activePlatformRules()
  if (topics.length === 0) return null
  return (
    <SelectInput
      id={field.id}
      name="topic"
      label={t('contact.topic.label')}
      options={[
        { value: '', label: t('contact.topic.other') },
        ...topics.map((topic) => ({ value: topic, label: topic, translate: 'no' as const })),
      ]}
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
  const answers = answerRateText(t, profile.expertsMetadata)
  return (
    <FormPage
      title={t('contact.heading', { name: profile.name })}
      lead={
        <>
          {t.rich('contact.lead', {
            name: profile.name,
            profile: (text) => (
              <a href={addresses.profile(profile.slug)}>
                <bdi>{text}</bdi>
              </a>
            ),
          })}
          {answers && ` ${t('contact.answers', { answers })}`}
        </>
      }
    >
      <MinimumNote profile={profile} />
      {draft && <Notice>{t.rich('contact.draft', { b: (text) => <b>{text}</b> })}</Notice>}
      <FormErrors
        errors={form.errors}
        fields={[
          [t('contact.subject'), fields.subject],
          [t('contact.topic.label'), fields.topic],
          [t('contact.body.label'), fields.body],
          [t('sending.yourName'), fields.name],
          [t('sending.yourEmail'), fields.email],
        ]}
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
          <Field label={t('contact.subject')} field={fields.subject} maxLength={MESSAGE_LIMITS.subject.max} required />
          <TopicField field={fields.topic} />
          <TextAreaField label={t('contact.body.label')} hint={t('contact.body.hint')} field={fields.body} required />
          <fieldset className="grid gap-5 sm:grid-cols-2">
            <legend className="mb-3 text-small text-ink-soft">{t('contact.details.legend')}</legend>
            {services.length > 0 && (
              <SelectInput
                id={fields.service.id}
                name="service"
                label={t('contact.details.service')}
                options={serviceOptions(
                  t,
                  services.map((service) => service.name),
                )}
                defaultValue={fields.service.initialValue}
              />
            )}
            <SelectInput
              id={fields.timing.id}
              name="timing"
              label={t('contact.details.timing')}
              options={timingOptions(t)}
              defaultValue={fields.timing.initialValue}
            />
            <Field
              label={t('contact.details.budget')}
              field={fields.budget}
              maxLength={MESSAGE_LIMITS.hint}
              autoComplete="off"
            />
          </fieldset>
          <SenderFields
            what="message"
            hint={t('contact.emailHint')}
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
