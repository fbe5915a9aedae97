import { data, Form, redirect, redirectDocument, useNavigation } from 'react-router'

import { clientContext, languageContext } from '#app/load-context.ts'
import { textsForMeta, privateMeta } from '#app/private-meta.ts'
import { parseRequestForm } from '#app/read-form.ts'
import { textsFor, useTexts } from '#app/shell/use-texts.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { FormPage } from '#app/ui/forms/form-page.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { signInWithCode } from '#client/accounts/accounts.ts'
import { fetchMe } from '#client/accounts/me.ts'
import { ApiFailure } from '#client/api-failure.ts'

import type { Route } from './+types/sign-in-code.ts'
import { CodeFields, submittedCode } from './code-fields.tsx'
import { addressAfterSignIn, landingFor, parseNextAddress } from './landing.ts'
import { signInAddress } from './next-address.ts'
import { codeProblem } from './sign-in-problems.ts'

export const handle = { hydrate: true, texts: ['signIn'] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const next = parseNextAddress(new URL(request.url).searchParams.get('next'))
  const me = await fetchMe(context.get(clientContext))
  if (me.user) throw redirect(next || landingFor(me))
  return { next }
}

const FORM = { next: 1, code: 1, recovery: 1 }

/** R245: the second step. A signed cookie identifies the account whose first step, here or at the site builder, was right. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await parseRequestForm(request, FORM)
  const client = context.get(clientContext)
  const t = textsFor(context.get(languageContext))
  const code = submittedCode(form)
  if (code === '') return data({ text: t('signIn.problem.noCode'), startsOver: false }, 400)
  try {
    await signInWithCode(client, code)
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return data(codeProblem(error, t), error.status)
  }
  throw redirectDocument(await addressAfterSignIn(client, parseNextAddress(form.get('next'))))
}

export default function SignInCode({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts()
  const { next } = loaderData
  const busy = useNavigation().state === 'submitting'
  return (
    <FormPage title={t('signIn.code.title')} lead={t('signIn.code.lead')}>
      {actionData && (
        <Notice tone="bad">
          <p>{actionData.text}</p>
        </Notice>
      )}
      {actionData?.startsOver ? (
        <p>
          <a href={signInAddress(next)}>{t('signIn.code.again')}</a>
        </p>
      ) : (
        <Form method="post" noValidate className="grid gap-5">
          <input type="hidden" name="next" value={next} />
          <CodeFields />
          <div className="flex flex-wrap items-center justify-between gap-4">
            <Button busy={busy}>{busy ? t('signInStep.busy') : t('signIn.button')}</Button>
            <a href={signInAddress(next)} className="text-compact">
              {t('signIn.code.startOver')}
            </a>
          </div>
        </Form>
      )}
    </FormPage>
  )
}

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(textsForMeta(matches)('signIn.code.pageTitle'), matches)
