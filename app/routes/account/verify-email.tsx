import { Form } from 'react-router'

import { clientContext, siteContext } from '#app/load-context.ts'
import { readForm } from '#app/read-form.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { FormPage } from '#app/ui/form-page.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { sendVerificationMail, verifyEmail } from '#client/accounts.ts'
import { ApiFailure } from '#client/api-failure.ts'
import { friendlyError } from '#client/friendly-errors.ts'
import { fetchMe } from '#client/me.ts'

import type { Route } from './+types/verify-email.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  const token = new URL(request.url).searchParams.get('token')
  const { demo } = context.get(siteContext)
  let tried: 'not' | 'verified' | 'refused' = 'not'
  if (token) {
    try {
      await verifyEmail(client, token)
      tried = 'verified'
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.status >= 500) throw error
      tried = 'refused'
    }
  }
  const { user } = await fetchMe(client)
  return { tried, user: user && { email: user.email, verified: user.emailVerified }, demo }
}

/** A button and nothing else. */
const FORM = {}

export async function action({ request, context }: Route.ActionArgs) {
  await readForm(request, FORM)
  const client = context.get(clientContext)
  const { user } = await fetchMe(client)
  if (!user || user.emailVerified) return { ok: true, text: 'Your email is confirmed.' }
  try {
    await sendVerificationMail(client, user.email)
    return { ok: true, text: `A new mail is on its way to ${user.email}.` }
  } catch (error) {
    return { ok: false, text: friendlyError(error) }
  }
}

export default function VerifyEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { tried, user, demo } = loaderData
  if (tried === 'verified' || user?.verified) {
    return (
      <FormPage title="Your email is confirmed" lead="Thank you. That address is now part of your account.">
        <div>
          {user ? (
            <ButtonLink href="/account">Go to your account</ButtonLink>
          ) : (
            <ButtonLink href="/sign-in">Sign in</ButtonLink>
          )}
        </div>
      </FormPage>
    )
  }
  return (
    <FormPage
      title="Confirm your email"
      lead={
        user ? `We sent a link to ${user.email}. It works for 24 hours.` : 'Open the link in the mail that we sent you.'
      }
    >
      {tried === 'refused' && (
        <Notice tone="bad">
          This link has expired or is incomplete. {user ? 'Ask for a new one below.' : 'Sign in to get a new one.'}
        </Notice>
      )}
      {actionData && <Notice tone={actionData.ok ? 'good' : 'bad'}>{actionData.text}</Notice>}
      {demo && (
        <p>
          This is a demo: mails arrive in the <a href="/dev/mailbox">demo mailbox</a>.
        </p>
      )}
      {user ? (
        <Form method="post" action="/verify-email">
          <Button variant="quiet">Send the mail again</Button>
        </Form>
      ) : (
        <div>
          <ButtonLink href="/sign-in?next=/verify-email">Sign in</ButtonLink>
        </div>
      )}
    </FormPage>
  )
}

export const meta: Route.MetaFunction = () => [
  { title: 'Confirm your email' },
  { name: 'robots', content: 'noindex' },
  // The address holds a secret: no other site shall learn it. (`no-referrer` would blank the Origin of our own form.)
  { name: 'referrer', content: 'same-origin' },
]
