import { type SubmissionResult, useForm } from '@conform-to/react'
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
import { Notice } from '#app/ui/notice.tsx'
import { signIn } from '#client/accounts/accounts.ts'
import { fetchMe } from '#client/accounts/me.ts'
import { ApiFailure } from '#client/api-failure.ts'
import { type SignInInput, signInSchema } from '#domain/accounts/account.ts'
import * as addresses from '#domain/addresses.ts'
import { DEMO_PASSWORD } from '#domain/demo/demo.ts'

import type { Route } from './+types/sign-in.ts'
import { HostButton } from './host/host-button.tsx'
import { addressAfterSignIn, landingFor, parseNextAddress } from './landing.ts'
import { passwordProblem } from './sign-in-problems.ts'
import { signInPurpose } from './sign-in-purpose.ts'

export const handle = { hydrate: true, texts: ['signIn'] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const client = context.get(clientContext)
  const next = parseNextAddress(query.get('next'))
  const me = await fetchMe(client)
  if (me.user) throw redirect(next || landingFor(me))
  const purpose = await signInPurpose(client, next)
  return {
    next,
    purpose,
    expired: query.has('expired'),
    reset: query.has('reset'),
    site: context.get(siteContext),
  }
}

const FORM = { email: 1, password: 1, next: 1 }

export async function action({ request, context }: Route.ActionArgs) {
  const formData = await parseRequestForm(request, FORM)
  const submission = parseWithZod(formData, { schema: signInSchema })
  const t = textsFor(context.get(languageContext))
  if (submission.status !== 'success') {
    const fieldErrors = schemaErrorTexts(t, signInSchema, submission.payload)
    return submission.reply({ fieldErrors, hideFields: ['password'] })
  }
  const client = context.get(clientContext)
  const next = parseNextAddress(formData.get('next'))
  let step: Awaited<ReturnType<typeof signIn>>
  try {
    step = await signIn(client, submission.value)
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return submission.reply({ formErrors: [passwordProblem(error, t)], hideFields: ['password'] })
  }
  if (step === 'code-needed') throw redirectDocument(`${addresses.signInCode}?next=${encodeURIComponent(next)}`)
  // R391: a document of its own, which begins at its top, also for keyboards and screen readers.
  throw redirectDocument(await addressAfterSignIn(client, next))
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts()
  const { next, purpose, expired, reset, site } = loaderData
  const { signIn: host, demo } = site
  const signUp = next ? `${addresses.signUp}?next=${encodeURIComponent(next)}` : addresses.signUp
  return (
    <FormPage
      title={t('signIn.titleFor', purpose)}
      lead={
        host && !host.passwords
          ? t('signIn.leadHost', { host: host.hostName })
          : t.rich('signIn.lead', { signUp: (text) => <a href={signUp}>{text}</a> })
      }
    >
      {expired && !actionData && <Notice>{t('signIn.expired')}</Notice>}
      {host && <HostButton label={t('signIn.host.button', { host: host.hostName })} next={next} />}
      {reset && !actionData && <Notice tone="good">{t('signIn.resetDone')}</Notice>}
      {host?.passwords !== false && (
        <PasswordSignIn next={next} demo={demo} hasHost={host !== undefined} lastResult={actionData ?? null} />
      )}
      <p className="text-compact text-ink-soft">
        {t.rich('signIn.requests', { requests: (text) => <a href={addresses.guestRequests}>{text}</a> })}
      </p>
    </FormPage>
  )
}

type PasswordProps = {
  next: string
  demo: boolean
  /** Whether another way to sign in is above. */
  hasHost: boolean
  lastResult: SubmissionResult<string[]> | null
}

function PasswordSignIn({ next, demo, hasHost, lastResult }: PasswordProps) {
  const t = useTexts()
  const [form, fields] = useForm<SignInInput>({ id: 'sign-in', lastResult })
  const busy = useNavigation().state === 'submitting'
  return (
    <>
      {hasHost && <h2 className="border-t border-line pt-6 text-lede">{t('signIn.host.orPassword')}</h2>}
      <FormErrors
        errors={form.errors}
        fields={[
          [t('signInStep.email'), fields.email],
          [t('signInStep.password'), fields.password],
        ]}
      />
      <Form method="post" id={form.id} noValidate className="grid gap-5">
        <input type="hidden" name="next" value={next} />
        <Field label={t('signInStep.email')} field={fields.email} type="email" autoComplete="username" required />
        <Field
          label={t('signInStep.password')}
          field={fields.password}
          type="password"
          autoComplete="current-password"
          required
        />
        <div className="flex flex-wrap items-center justify-between gap-4">
          <Button busy={busy} variant={hasHost ? 'quiet' : 'primary'}>
            {busy ? t('signInStep.busy') : t('signIn.button')}
          </Button>
          <a href={addresses.resetPassword} className="touch-target text-compact">
            {t('signInStep.forgot')}
          </a>
        </div>
      </Form>
      {demo && (
        <p className="border-t border-line pt-4 text-small text-ink-soft">
          {t.rich('signIn.demo', { password: DEMO_PASSWORD, b: (text) => <b translate="no">{text}</b> })}
        </p>
      )}
    </>
  )
}

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(textsForMeta(matches)('signIn.pageTitle'), matches)
