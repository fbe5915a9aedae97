import { type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { Form, redirect } from 'react-router'

import { clientContext, siteContext } from '#app/load-context.ts'
import { secretPageMeta } from '#app/private-meta.ts'
import { readForm } from '#app/read-form.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { FormErrors } from '#app/ui/forms/form-errors.tsx'
import { FormPage } from '#app/ui/forms/form-page.tsx'
import { AGAIN, LookIntoMail } from '#app/ui/forms/look-into-mail.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { fetchResetLink, requestPasswordReset, resetPassword } from '#client/accounts/accounts.ts'
import { ApiFailure } from '#client/api-failure.ts'
import type { Client } from '#client/client.ts'
import { friendlyError } from '#client/friendly-errors.ts'
import { requestResetSchema, resetPasswordSchema } from '#domain/accounts/account.ts'
import * as addresses from '#domain/addresses.ts'
import { PASSWORD_LIMITS } from '#domain/limits.ts'

import type { Route } from './+types/reset-password.ts'

export const handle = { hydrate: true }

/** R290: a link that is used up or altered is told before a new password is asked for. */
export async function loader({ request, context }: Route.LoaderArgs) {
  // R419: there are no passwords.
  if (context.get(siteContext).signIn?.passwords === false) throw redirect(addresses.signIn)
  const token = new URL(request.url).searchParams.get('token')
  const email = token === null ? undefined : await fetchResetLink(context.get(clientContext), token)
  return { token, email, demo: context.get(siteContext).demo }
}

type Answer = { sentTo?: string; again?: boolean; result?: SubmissionResult<string[]> }

async function requestReset(client: Client, formData: FormData): Promise<Answer> {
  const submission = parseWithZod(formData, { schema: requestResetSchema })
  if (submission.status !== 'success') return { result: submission.reply() }
  try {
    await requestPasswordReset(client, submission.value.email)
    return { sentTo: submission.value.email, again: formData.has(AGAIN) }
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return { result: submission.reply({ formErrors: [friendlyError(error)] }) }
  }
}

async function setPassword(client: Client, formData: FormData): Promise<Answer> {
  const submission = parseWithZod(formData, { schema: resetPasswordSchema })
  if (submission.status !== 'success') return { result: submission.reply({ hideFields: ['password'] }) }
  try {
    await resetPassword(client, submission.value)
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const { newPassword } = error.fields
    if (newPassword)
      return { result: submission.reply({ fieldErrors: { password: newPassword }, hideFields: ['password'] }) }
    // A link that was used up meanwhile is told by the page, which has looked at it again.
    if (error.fields['token']) return {}
    return { result: submission.reply({ formErrors: [friendlyError(error)], hideFields: ['password'] }) }
  }
  throw redirect(`${addresses.signIn}?reset=1`)
}

const FORM = { [AGAIN]: 1, email: 1, token: 1, password: 1 }

export async function action({ request, context }: Route.ActionArgs): Promise<Answer> {
  const formData = await readForm(request, FORM)
  const client = context.get(clientContext)
  return formData.has('token') ? setPassword(client, formData) : requestReset(client, formData)
}

const GONE = 'This link has expired or was used before. Ask for a new one here.'

function RequestForm({ answer, gone }: { answer: Answer | undefined; gone: boolean }) {
  const [form, fields] = useForm<{ email: string }>({ id: 'ask', lastResult: answer?.result ?? null })
  return (
    <FormPage title="Forgot your password?" lead="Tell us your email, and we send a link to choose a new one.">
      {gone && !answer?.result && <Notice tone="bad">{GONE}</Notice>}
      <FormErrors errors={form.errors} fields={[fields.email]} />
      <Form method="post" action={addresses.resetPassword} id={form.id} noValidate className="grid gap-5">
        <Field label="Email" field={fields.email} type="email" autoComplete="username" required />
        <Button>Send the link</Button>
      </Form>
    </FormPage>
  )
}

function ChooseForm({ token, email, answer }: { token: string; email: string; answer: Answer | undefined }) {
  const [form, fields] = useForm<{ password: string }>({ id: 'choose', lastResult: answer?.result ?? null })
  return (
    <FormPage
      title="Choose a new password"
      lead={
        <>
          For <b className="wrap-anywhere">{email}</b>. You will be signed out everywhere else.
        </>
      }
    >
      <FormErrors errors={form.errors} fields={[fields.password]} />
      <Form method="post" id={form.id} noValidate className="grid gap-5">
        <input type="hidden" name="token" value={token} />
        <Field
          label="New password"
          hint={`At least ${PASSWORD_LIMITS.min} characters.`}
          field={fields.password}
          type="password"
          autoComplete="new-password"
          required
        />
        <Button>Set password</Button>
      </Form>
    </FormPage>
  )
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { token, email, demo } = loaderData
  if (actionData?.sentTo) {
    return (
      <FormPage
        title="Look into your mail"
        lead="If there is an account with this email, a link is on its way. It works for one hour."
      >
        <LookIntoMail
          email={actionData.sentTo}
          again={{ email: actionData.sentTo, [AGAIN]: '1' }}
          action={addresses.resetPassword}
          correction={{ href: addresses.resetPassword, label: 'Type another email' }}
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

export const meta: Route.MetaFunction = ({ matches }) => secretPageMeta('Choose a new password', matches)
