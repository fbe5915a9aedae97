import { useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { Form, redirect, redirectDocument, useNavigation } from 'react-router'

import { clientContext, languageContext, siteContext } from '#app/load-context.ts'
import { textsForMeta, privateMeta } from '#app/private-meta.ts'
import { parseRequestForm } from '#app/read-form.ts'
import { schemaErrorTexts } from '#app/schema-error-texts.ts'
import { textsFor, useTexts } from '#app/shell/use-texts.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { FormErrors } from '#app/ui/forms/form-errors.tsx'
import { FormPage } from '#app/ui/forms/form-page.tsx'
import { signUp } from '#client/accounts/accounts.ts'
import { fetchMe } from '#client/accounts/me.ts'
import { ApiFailure } from '#client/api-failure.ts'
import { friendlyError } from '#client/friendly-errors.ts'
import { fieldErrorTexts } from '#client/issue-texts.ts'
import { type SignUpInput, signUpSchema } from '#domain/accounts/account.ts'
import * as addresses from '#domain/addresses.ts'
import { PASSWORD_LIMITS } from '#domain/limits.ts'

import type { Route } from './+types/sign-up.ts'
import { HostButton } from './host/host-button.tsx'
import { landingFor, parseNextAddress } from './landing.ts'
import { signInAddress } from './next-address.ts'
import { writeReturnCookie } from './return-cookie.ts'
import { signInPurpose } from './sign-in-purpose.ts'

export const handle = { hydrate: true, texts: ['signIn'] }

/** A signed-in user has an account already. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  const next = parseNextAddress(new URL(request.url).searchParams.get('next'))
  const me = await fetchMe(client)
  if (me.user) throw redirect(next || landingFor(me))
  const { signIn } = context.get(siteContext)
  // R419: an account begins at the site builder.
  if (signIn?.passwords === false) throw redirect(next ? signInAddress(next) : addresses.signIn)
  return { next, purpose: await signInPurpose(client, next), hostName: signIn?.hostName }
}

const FORM = { name: 1, email: 1, password: 1, next: 1 }

export async function action({ request, context }: Route.ActionArgs) {
  const form = await parseRequestForm(request, FORM)
  const next = parseNextAddress(form.get('next'))
  form.delete('next')
  const submission = parseWithZod(form, { schema: signUpSchema })
  const t = textsFor(context.get(languageContext))
  if (submission.status !== 'success') {
    const fieldErrors = schemaErrorTexts(t, signUpSchema, submission.payload)
    return submission.reply({ fieldErrors, hideFields: ['password'] })
  }
  try {
    const purpose = next === addresses.newProfile ? { purpose: 'create-profile' as const } : {}
    await signUp(context.get(clientContext), { ...submission.value, ...purpose })
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const hideFields = ['password'] as const
    const { password } = fieldErrorTexts(error, t)
    if (password) return submission.reply({ fieldErrors: { password }, hideFields: [...hideFields] })
    if (error.code.startsWith('USER_ALREADY_EXISTS')) {
      const email = [t('signIn.up.exists')]
      return submission.reply({ fieldErrors: { email }, hideFields: [...hideFields] })
    }
    return submission.reply({ formErrors: [friendlyError(error, t)], hideFields: [...hideFields] })
  }
  const returnTo = next ? { headers: { 'set-cookie': writeReturnCookie(next, context.get(siteContext).url) } } : {}
  throw redirectDocument(addresses.verifyEmail, returnTo)
}

export default function SignUp({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts()
  const { next, purpose, hostName } = loaderData
  const [form, fields] = useForm<SignUpInput>({ id: 'sign-up', lastResult: actionData ?? null })
  const busy = useNavigation().state === 'submitting'
  return (
    <FormPage
      title={t('signIn.up.titleFor', purpose)}
      lead={t.rich('signIn.up.lead', {
        signIn: (text) => <a href={next ? signInAddress(next) : addresses.signIn}>{text}</a>,
      })}
    >
      {hostName && (
        <>
          <HostButton label={t('signIn.host.button', { host: hostName })} next={next} />
          <h2 className="border-t border-line pt-6 text-lede">{t('signIn.up.orPassword')}</h2>
        </>
      )}
      <FormErrors
        errors={form.errors}
        fields={[
          [t('signIn.up.name'), fields.name],
          [t('signInStep.email'), fields.email],
          [t('signInStep.password'), fields.password],
        ]}
      />
      <Form method="post" id={form.id} noValidate className="grid gap-5">
        <input type="hidden" name="next" value={next} />
        <Field label={t('signIn.up.name')} field={fields.name} autoComplete="name" required />
        <Field label={t('signInStep.email')} field={fields.email} type="email" autoComplete="email" required />
        <Field
          label={t('signInStep.password')}
          hint={t('signIn.up.passwordHint', { minimum: PASSWORD_LIMITS.min })}
          field={fields.password}
          type="password"
          autoComplete="new-password"
          required
        />
        <Button busy={busy} variant={hostName ? 'quiet' : 'primary'}>
          {busy ? t('signInStep.busy') : t('signIn.up.button')}
        </Button>
        <p className="text-small text-ink-soft">
          {t.rich('signIn.up.terms', {
            terms: (text) => <a href={addresses.terms}>{text}</a>,
            privacy: (text) => <a href={addresses.privacy}>{text}</a>,
          })}
        </p>
      </Form>
    </FormPage>
  )
}

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(textsForMeta(matches)('signIn.up.pageTitle'), matches)
