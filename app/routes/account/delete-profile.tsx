import { type SubmissionResult, useForm } from '@conform-to/react'
import { data, redirect } from 'react-router'

import { clientContext } from '#app/load-context.ts'
import { privateMeta } from '#app/private-meta.ts'
import { readForm } from '#app/read-form.ts'
import { signInAddress } from '#app/routes/sign-in/next-address.ts'
import { wholeNumber } from '#app/ui/format.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { FormErrors } from '#app/ui/forms/form-errors.tsx'
import { FormPage } from '#app/ui/forms/form-page.tsx'
import { fetchMe } from '#client/accounts/me.ts'
import { ApiFailure } from '#client/api-failure.ts'
import { friendlyError } from '#client/friendly-errors.ts'
import { deleteProfile } from '#client/profiles/profile-calls.ts'
import { fetchProfile } from '#client/profiles/profiles.ts'
import * as addresses from '#domain/addresses.ts'

import type { Route } from './+types/delete-profile.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const client = context.get(clientContext)
  const { user } = await fetchMe(client)
  if (!user) throw redirect(signInAddress(addresses.deleteProfile(params.slug)), 303)
  const profile = await fetchProfile(client, params.slug)
  if (profile?.role !== 'OWNER') throw data(null, 404)
  const { slug, name, numFollowers, numLikes, owner } = profile
  return { slug, name, numFollowers, numLikes, isWorkspace: owner.type === 'WORKSPACE' }
}

function refusalText(error: ApiFailure): string {
  if (error.code === 'public_assets_exist') {
    return 'This profile has public templates, libraries or cloneables. Make them private on the platform first.'
  }
  return error.status === 403 ? 'A suspended profile cannot be deleted.' : friendlyError(error)
}

const FORM = { handle: 1 }

export async function action({ request, params, context }: Route.ActionArgs) {
  const typed = String((await readForm(request, FORM)).get('handle') ?? '')
  const failed = (error: Record<string, string[]>): SubmissionResult<string[]> => ({
    status: 'error',
    initialValue: { handle: typed },
    error,
  })
  if (typed.trim().toLowerCase().replace(/^@/, '') !== params.slug) {
    return failed({ handle: [`Type ${params.slug} to confirm.`] })
  }
  try {
    await deleteProfile(context.get(clientContext), params.slug)
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status === 401) throw error
    return failed({ '': [refusalText(error)] })
  }
  throw redirect(`${addresses.account}?done=profile`, 303)
}

export default function DeleteProfile({ loaderData, actionData }: Route.ComponentProps) {
  const { slug, name, numFollowers, numLikes, isWorkspace } = loaderData
  const [form, fields] = useForm<{ handle: string }>({ id: 'delete-profile', lastResult: actionData ?? null })
  return (
    <FormPage title={`Delete @${slug}`} lead={`The profile of ${name}, for good and at once.`}>
      <FormErrors errors={form.errors} fields={[fields.handle]} />
      <div className="prose text-compact">
        <p className="font-semibold">What goes</p>
        <ul>
          <li>The page at /@{slug}, its texts, skills and highlights, and its place on hire pages.</li>
          <li>
            Followers ({wholeNumber(numFollowers)}), likes ({wholeNumber(numLikes)}), badges and statistics. They do not
            come back with a new profile.
          </li>
          <li>The messages to it, from your inbox. Their senders keep theirs, with its name.</li>
          <li>The handle: anyone can take it from then on.</li>
        </ul>
        <p className="font-semibold">What stays</p>
        <ul>
          <li>
            {isWorkspace ? 'The workspace and its sites.' : 'Your account and your sites.'} You can begin a new profile.
          </li>
        </ul>
        <p>To be left alone for a while, make it private instead.</p>
      </div>
      <form method="post" id={form.id} noValidate className="grid gap-5">
        <Field label={`Type ${slug} to confirm`} field={fields.handle} autoComplete="off" required />
        <div className="flex flex-wrap items-center gap-5">
          <Button variant="danger">Delete this profile</Button>
          <a href={addresses.account} className="touch-target">
            Keep it
          </a>
        </div>
      </form>
    </FormPage>
  )
}

export const meta: Route.MetaFunction = ({ matches }) => privateMeta('Delete a profile', matches)
