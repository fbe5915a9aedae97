import { type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { Form, redirect } from 'react-router'

import { clientContext, languageContext, siteContext } from '#app/load-context.ts'
import { textsForMeta, secretPageMeta } from '#app/private-meta.ts'
import { parseRequestForm } from '#app/read-form.ts'
import { schemaErrorTexts } from '#app/schema-error-texts.ts'
import { type PageTexts, textsFor, useTexts } from '#app/shell/use-texts.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { FormErrors } from '#app/ui/forms/form-errors.tsx'
import { FormPage } from '#app/ui/forms/form-page.tsx'
import { RESEND_FIELD, LookIntoMail } from '#app/ui/forms/look-into-mail.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { fetchResetLink, requestPasswordReset, resetPassword } from '#client/accounts/accounts.ts'
import { ApiFailure } from '#client/api-failure.ts'
import type { Client } from '#client/client.ts'
import { friendlyError } from '#client/friendly-errors.ts'
import { fieldErrorTexts } from '#client/issue-texts.ts'
import { requestPasswordResetSchema, resetPasswordFormSchema } from '#domain/accounts/account.ts'
import * as addresses from '#domain/addresses.ts'
import { ACCOUNT_LINK_HOURS, PASSWORD_LIMITS } from '#domain/limits.ts'

import type { Route } from './+types/reset-password.ts'

export const handle = { hydrate: true, texts: ['signIn'] }

/** R290: a link that is used up or altered is told before a new password is asked for. */
export async function loader({ request, context }: Route.LoaderArgs) {
  // R419: there are no passwords.
  if (context.get(siteContext).signIn?.passwords === false) throw redirect(addresses.signIn)
  const token = new URL(request.url).searchParams.get('token')
  const email = token === null ? undefined : await fetchResetLink(context.get(clientContext), token)
  return { token, email, demo: context.get(siteContext).demo }
}

type Answer = { sentTo?: string; again?: boolean; result?: SubmissionResult<string[]> }

async function requestReset(t: PageTexts, client: Client, formData: FormData): Promise<Answer> {
  const submission = parseWithZod(formData, { schema: requestPasswordResetSchema })
  if (submission.status !== 'success') {
    const fieldErrors = schemaErrorTexts(t, requestPasswordResetSchema, submission.payload)
    return { result: submission.reply({ fieldErrors }) }
  }
  try {
    await requestPasswordReset(client, submission.value.email)
    return { sentTo: submission.value.email, again: formData.has(RESEND_FIELD) }
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return { result: submission.reply({ formErrors: [friendlyError(error, t)] }) }
  }
}

async function setPassword(t: PageTexts, client: Client, formData: FormData): Promise<Answer> {
  const submission = parseWithZod(formData, { schema: resetPasswordFormSchema })
  if (submission.status !== 'success') {
    const fieldErrors = schemaErrorTexts(t, resetPasswordFormSchema, submission.payload)
    return { result: submission.reply({ fieldErrors, hideFields: ['password'] }) }
  }
  try {
    await resetPassword(client, submission.value)
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const { newPassword } = fieldErrorTexts(error, t)
    if (newPassword)
      return { result: submission.reply({ fieldErrors: { password: newPassword }, hideFields: ['password'] }) }
    // A link that was used up meanwhile is told by the page, which has looked at it again.
    if (error.fields['token']) return {}
    return { result: submission.reply({ formErrors: [friendlyError(error, t)], hideFields: ['password'] }) }
  }
  throw redirect(`${addresses.signIn}?reset=1`)
}

const FORM = { [RESEND_FIELD]: 1, email: 1, token: 1, password: 1 }

export async function action({ request, context }: Route.ActionArgs): Promise<Answer> {
  const formData = await parseRequestForm(request, FORM)
  const client = context.get(clientContext)
  const t = textsFor(context.get(languageContext))
  return formData.has('token') ? setPassword(t, client, formData) : requestReset(t, client, formData)
}

function RequestForm({ answer, gone }: { answer: Answer | undefined; gone: boolean }) {
  const t = useTexts()
  const [form, fields] = useForm<{ email: string }>({ id: 'ask', lastResult: answer?.result ?? null })
  return (
    <FormPage title={t('signIn.reset.title')} lead={t('signIn.reset.lead')}>
      {gone && !answer?.result && <Notice tone="bad">{t('signIn.reset.gone')}</Notice>}
      <FormErrors errors={form.errors} fields={[[t('signInStep.email'), fields.email]]} />
      <Form method="post" action={addresses.resetPassword} id={form.id} noValidate className="grid gap-5">
        <Field label={t('signInStep.email')} field={fields.email} type="email" autoComplete="username" required />
        <Button>{t('signIn.reset.button')}</Button>
      </Form>
    </FormPage>
  )
}

function ChooseForm({ token, email, answer }: { token: string; email: string; answer: Answer | undefined }) {
  const t = useTexts()
  const [form, fields] = useForm<{ password: string }>({ id: 'choose', lastResult: answer?.result ?? null })
  return (
    <FormPage
      title={t('signIn.reset.choose')}
      lead={t.rich('signIn.reset.chooseLead', {
        email,
        address: (text) => (
          <b translate="no" className="wrap-anywhere">
            {text}
          </b>
        ),
      })}
    >
      <FormErrors errors={form.errors} fields={[[t('signIn.reset.newPassword'), fields.password]]} />
      <Form method="post" id={form.id} noValidate className="grid gap-5">
        <input type="hidden" name="token" value={token} />
        <Field
          label={t('signIn.reset.newPassword')}
          hint={t('signIn.reset.newPasswordHint', { minimum: PASSWORD_LIMITS.min })}
          field={fields.password}
          type="password"
          autoComplete="new-password"
          required
        />
        <Button>{t('signIn.reset.set')}</Button>
      </Form>
    </FormPage>
  )
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts()
  const { token, email, demo } = loaderData
  if (actionData?.sentTo) {
    return (
      <FormPage
        title={t('signIn.reset.sent')}
        lead={t('signIn.reset.sentLead', { hours: ACCOUNT_LINK_HOURS['reset-password'] })}
      >
        <LookIntoMail
          email={actionData.sentTo}
          again={{ email: actionData.sentTo, [RESEND_FIELD]: '1' }}
          action={addresses.resetPassword}
          correction={{ href: addresses.resetPassword, label: t('signIn.reset.correction') }}
          mailed={actionData.again === true}
          problem={undefined}
          demo={demo}
        />
      </FormPage>
    )
  }
  if (token !== null && email !== undefined) return <ChooseForm token={token} email={email} answer={actionData} />
  return <RequestForm answer={actionData} gone={token !== null} />
}

export const meta: Route.MetaFunction = ({ matches }) =>
  secretPageMeta(textsForMeta(matches)('signIn.reset.choose'), matches)
