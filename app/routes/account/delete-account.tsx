import { useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { redirect } from 'react-router'

import { clientContext, siteContext } from '#app/load-context.ts'
import { readForm } from '#app/read-form.ts'
import { signInAddress } from '#app/routes/sign-in/next-address.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { FormErrors } from '#app/ui/forms/form-errors.tsx'
import { FormPage } from '#app/ui/forms/form-page.tsx'
import { deleteAccount, signOut } from '#client/accounts/accounts.ts'
import { fetchMe } from '#client/accounts/me.ts'
import { ApiFailure } from '#client/api-failure.ts'
import { friendlyError } from '#client/friendly-errors.ts'
import { confirmDeletionSchema } from '#domain/accounts/account.ts'
import * as addresses from '#domain/addresses.ts'

import type { Route } from './+types/delete-account.ts'

const HERE = addresses.deleteAccount

export async function loader({ context }: Route.LoaderArgs) {
  const { user, profile, workspaces } = await fetchMe(context.get(clientContext))
  if (!user) throw redirect(signInAddress(HERE), 303)
  const { platformName } = context.get(siteContext)
  return { email: user.email, handle: profile?.slug, workspaces: workspaces.map(({ name }) => name), platformName }
}

function refusalText(error: ApiFailure): string {
  if (error.code !== 'only_owner') return friendlyError(error)
  const names = (error.fields['workspaces'] ?? []).join(', ')
  return `You are the only owner of ${names}, and others are in it. Make somebody else an owner first.`
}

const FORM = { password: 1 }

export async function action({ request, context }: Route.ActionArgs) {
  const client = context.get(clientContext)
  const submission = parseWithZod(await readForm(request, FORM), { schema: confirmDeletionSchema })
  if (submission.status !== 'success') return submission.reply({ hideFields: ['password'] })
  try {
    await deleteAccount(client, submission.value.password)
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status === 401) throw error
    const reply =
      error.status === 403
        ? { fieldErrors: { password: ['This is not your password.'] } }
        : { formErrors: [refusalText(error)] }
    return submission.reply({ ...reply, hideFields: ['password'] })
  }
  // The session was deleted with the account; this removes its cookie.
  await signOut(client)
  throw redirect(addresses.home, 303)
}

export default function DeleteAccount({ loaderData, actionData }: Route.ComponentProps) {
  const { email, handle, workspaces, platformName } = loaderData
  const [form, fields] = useForm<{ password: string }>({ id: 'delete-account', lastResult: actionData ?? null })
  return (
    <FormPage title="Delete your account" lead={`For good, and at once: ${email}`}>
      <FormErrors errors={form.errors} fields={[fields.password]} />
      <div className="prose text-compact">
        <p className="font-semibold">What goes</p>
        <ul>
          {handle && <li>Your profile @{handle}: its address, its place on hire pages, its statistics.</li>}
          <li>Your sites and other work, as far as it is known here.</li>
          <li>What you follow and like, your sessions, and the mails that we sent you.</li>
          {workspaces.length > 0 && (
            <li>
              Workspaces in which nobody else is, with their profiles. You are in {workspaces.join(', ')}; where others
              are, you leave, and if you are the only owner, you have to hand it over first.
            </li>
          )}
          <li>Messages that people sent to a profile that goes.</li>
        </ul>
        <p className="font-semibold">What stays</p>
        <ul>
          <li>Messages that you sent to others, with your name: they are their recipients’ letters.</li>
          <li>Your account at {platformName}, if you have one there.</li>
        </ul>
        <p>
          You may want to <a href="/v1/marketplace/me/export">download your data</a> first.
        </p>
      </div>
      <form method="post" id={form.id} noValidate className="grid gap-5">
        <Field
          label="Your password"
          hint="An account without a password gets one at “Forgot your password?”."
          field={fields.password}
          type="password"
          autoComplete="current-password"
          required
        />
        <div className="flex flex-wrap items-center gap-5">
          <Button variant="danger">Delete my account</Button>
          <a href={addresses.account}>Keep it</a>
        </div>
      </form>
    </FormPage>
  )
}

export const meta: Route.MetaFunction = () => [{ title: 'Delete your account' }, { name: 'robots', content: 'noindex' }]
