import { useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { redirect } from 'react-router'

import { clientContext, siteContext } from '#app/load-context.ts'
import { privateMeta } from '#app/private-meta.ts'
import { readForm } from '#app/read-form.ts'
import { signInAddress } from '#app/routes/sign-in/next-address.ts'
import { Button, ButtonLink } from '#app/ui/forms/button.tsx'
import { DraftsForgotten } from '#app/ui/forms/draft.tsx'
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
import { Proof, readProof } from './proof.tsx'

const HERE = addresses.deleteAccount

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user, profile, workspaces } = await fetchMe(context.get(clientContext))
  if (!user && new URL(request.url).searchParams.has('deleted')) return { deleted: true as const }
  if (!user) throw redirect(signInAddress(HERE), 303)
  const { platformName } = context.get(siteContext)
  return {
    deleted: false as const,
    email: user.email,
    handle: profile?.slug,
    workspaces: workspaces.map(({ name }) => name),
    platformName,
    proof: await readProof(context),
  }
}

function refusalText(error: ApiFailure): string {
  if (error.code !== 'only_owner') return friendlyError(error)
  const names = (error.fields['workspaces'] ?? []).join(', ')
  return `You are the only owner of ${names}, and others are in it. Make somebody else an owner first.`
}

const FORM = { password: 1 }

export async function action({ request, context }: Route.ActionArgs) {
  const client = context.get(clientContext)
  const form = await readForm(request, FORM)
  // R418: without the field, a fresh sign-in at the site builder stands for it.
  const schema = form.has('password') ? confirmDeletionSchema : confirmDeletionSchema.partial()
  const submission = parseWithZod(form, { schema })
  if (submission.status !== 'success') return submission.reply({ hideFields: ['password'] })
  try {
    await deleteAccount(client, submission.value.password ?? '')
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status === 401) throw error
    const reply =
      error.status === 403 && error.code !== 'fresh_sign_in_needed'
        ? { fieldErrors: { password: ['This is not your password.'] } }
        : { formErrors: [refusalText(error)] }
    return submission.reply({ ...reply, hideFields: ['password'] })
  }
  // The session was deleted with the account; this removes its cookie.
  await signOut(client)
  throw redirect(`${HERE}?deleted=1`, 303)
}

function Deleted() {
  return (
    <FormPage
      title="Your account is deleted"
      lead="It is gone for good, with all that went with it, and you are signed out. Thank you for having been here."
    >
      <div>
        <ButtonLink href={addresses.home}>Go to the start page</ButtonLink>
      </div>
      <DraftsForgotten />
    </FormPage>
  )
}

export default function DeleteAccount({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData.deleted ? <Deleted /> : <DeleteForm page={loaderData} answer={actionData} />
}

type Page = Extract<Route.ComponentProps['loaderData'], { deleted: false }>

function DeleteForm({ page, answer }: { page: Page; answer: Route.ComponentProps['actionData'] }) {
  const { email, handle, workspaces, platformName, proof } = page
  const [form, fields] = useForm<{ password: string }>({ id: 'delete-account', lastResult: answer ?? null })
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
        </ul>
        <p className="font-semibold">What stays</p>
        <ul>
          <li>
            What you wrote to others and they to you, with your name: those conversations are theirs, too. You no longer
            see them.
          </li>
          <li>Your account at {platformName}, if you have one there.</li>
        </ul>
        <p>
          You may want to <a href="/v1/marketplace/me/export">download your data</a> first.
        </p>
      </div>
      <Proof proof={proof} next={HERE}>
        <form method="post" id={form.id} noValidate className="grid gap-5">
          {proof.kind === 'password' && (
            <Field
              label="Your password"
              hint="An account without a password gets one at “Forgot your password?”."
              field={fields.password}
              type="password"
              autoComplete="current-password"
              required
            />
          )}
          <div className="flex flex-wrap items-center gap-5">
            <Button variant="danger">Delete my account</Button>
            <a href={addresses.account} className="touch-target">
              Keep it
            </a>
          </div>
        </form>
      </Proof>
    </FormPage>
  )
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  privateMeta(loaderData?.deleted ? 'Your account is deleted' : 'Delete your account', matches)
