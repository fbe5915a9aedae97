import { data, Form, redirect, redirectDocument, useNavigation } from 'react-router'

import { clientContext } from '#app/load-context.ts'
import { privateMeta } from '#app/private-meta.ts'
import { readForm } from '#app/read-form.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { FormPage } from '#app/ui/forms/form-page.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { signInWithCode } from '#client/accounts/accounts.ts'
import { fetchMe } from '#client/accounts/me.ts'
import { ApiFailure } from '#client/api-failure.ts'

import type { Route } from './+types/sign-in-code.ts'
import { CodeFields, codeIn } from './code-fields.tsx'
import { afterSignIn, landingFor, readNext } from './landing.ts'
import { signInAddress } from './next-address.ts'
import { codeProblem } from './sign-in-problems.ts'

export const handle = { hydrate: true }

export async function loader({ request, context }: Route.LoaderArgs) {
  const next = readNext(new URL(request.url).searchParams.get('next'))
  const me = await fetchMe(context.get(clientContext))
  if (me.user) throw redirect(next || landingFor(me))
  return { next }
}

const FORM = { next: 1, code: 1, recovery: 1 }

/** R245: the second step. A signed cookie identifies the account whose first step, here or at the site builder, was right. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request, FORM)
  const client = context.get(clientContext)
  const code = codeIn(form)
  if (code === '') return data({ text: 'Enter a code.', startsOver: false }, 400)
  try {
    await signInWithCode(client, code)
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return data(codeProblem(error), error.status)
  }
  throw redirectDocument(await afterSignIn(client, readNext(form.get('next'))))
}

export default function SignInCode({ loaderData, actionData }: Route.ComponentProps) {
  const { next } = loaderData
  const busy = useNavigation().state === 'submitting'
  return (
    <FormPage title="One more step" lead="Enter the code that your authenticator app shows.">
      {actionData && (
        <Notice tone="bad">
          <p>{actionData.text}</p>
        </Notice>
      )}
      {actionData?.startsOver ? (
        <p>
          <a href={signInAddress(next)}>Sign in again</a>
        </p>
      ) : (
        <Form method="post" noValidate className="grid gap-5">
          <input type="hidden" name="next" value={next} />
          <CodeFields />
          <div className="flex flex-wrap items-center justify-between gap-4">
            <Button busy={busy}>{busy ? 'One moment…' : 'Sign in'}</Button>
            <a href={signInAddress(next)} className="text-compact">
              Start over
            </a>
          </div>
        </Form>
      )}
    </FormPage>
  )
}

export const meta: Route.MetaFunction = ({ matches }) => privateMeta('Sign in: one more step', matches)
