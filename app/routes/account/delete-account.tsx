import { useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { redirect } from 'react-router'

import { clientContext, languageContext, siteContext } from '#app/load-context.ts'
import { textsForMeta, privateMeta } from '#app/private-meta.ts'
import { parseRequestForm } from '#app/read-form.ts'
import { signInAddress } from '#app/routes/sign-in/next-address.ts'
import { schemaErrorTexts } from '#app/schema-error-texts.ts'
import { type PageTexts, textsFor, useTexts } from '#app/shell/use-texts.ts'
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
import { Proof, loadOwnerProof } from './proof.tsx'

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
    proof: await loadOwnerProof(context),
  }
}

function refusalText(t: PageTexts, error: ApiFailure): string {
  if (error.code !== 'only_owner') return friendlyError(error, t)
  const names = (error.fields['workspaces'] ?? []).join(', ')
  return t('deletion.account.onlyOwner', { names })
}

const FORM = { password: 1 }

export async function action({ request, context }: Route.ActionArgs) {
  const client = context.get(clientContext)
  const form = await parseRequestForm(request, FORM)
  // R418: without the field, a fresh sign-in at the site builder stands for it.
  const schema = form.has('password') ? confirmDeletionSchema : confirmDeletionSchema.partial()
  const submission = parseWithZod(form, { schema })
  const t = textsFor(context.get(languageContext))
  if (submission.status !== 'success') {
    const fieldErrors = schemaErrorTexts(t, schema, submission.payload)
    return submission.reply({ fieldErrors, hideFields: ['password'] })
  }
  try {
    await deleteAccount(client, submission.value.password ?? '')
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status === 401) throw error
    const reply =
      error.status === 403 && error.code !== 'fresh_sign_in_needed'
        ? { fieldErrors: { password: [t('account.problem.wrongPassword')] } }
        : { formErrors: [refusalText(t, error)] }
    return submission.reply({ ...reply, hideFields: ['password'] })
  }
  // The session was deleted with the account; this removes its cookie.
  await signOut(client)
  throw redirect(`${HERE}?deleted=1`, 303)
}

function Deleted() {
  const t = useTexts()
  return (
    <FormPage title={t('deletion.account.done')} lead={t('deletion.account.doneLead')}>
      <div>
        <ButtonLink href={addresses.home}>{t('deletion.account.home')}</ButtonLink>
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
  const t = useTexts()
  const { email, handle, workspaces, platformName, proof } = page
  const [form, fields] = useForm<{ password: string }>({ id: 'delete-account', lastResult: answer ?? null })
  return (
    <FormPage title={t('deletion.account.title')} lead={t('deletion.account.lead', { email })}>
      <FormErrors errors={form.errors} fields={[[t('deletion.account.password'), fields.password]]} />
      <div className="prose text-compact">
        <p className="font-semibold">{t('deletion.goes')}</p>
        <ul>
          {handle && <li>{t('deletion.account.profile', { handle })}</li>}
          <li>{t('deletion.account.sites')}</li>
          <li>{t('deletion.account.rest')}</li>
          {workspaces.length > 0 && <li>{t('deletion.account.workspaces', { names: workspaces.join(', ') })}</li>}
        </ul>
        <p className="font-semibold">{t('deletion.stays')}</p>
        <ul>
          <li>{t('deletion.account.messages')}</li>
          <li>{t('deletion.account.platform', { platform: platformName })}</li>
        </ul>
        <p>{t.rich('deletion.account.export', { data: (text) => <a href="/v1/marketplace/me/export">{text}</a> })}</p>
      </div>
      <Proof proof={proof} next={HERE}>
        <form method="post" id={form.id} noValidate className="grid gap-5">
          {proof.kind === 'password' && (
            <Field
              label={t('deletion.account.password')}
              hint={t('deletion.account.passwordHint')}
              field={fields.password}
              type="password"
              autoComplete="current-password"
              required
            />
          )}
          <div className="flex flex-wrap items-center gap-5">
            <Button variant="danger">{t('deletion.account.button')}</Button>
            <a href={addresses.account} className="touch-target">
              {t('deletion.keep')}
            </a>
          </div>
        </form>
      </Proof>
    </FormPage>
  )
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  privateMeta(textsForMeta(matches)(loaderData?.deleted ? 'deletion.account.done' : 'deletion.account.title'), matches)
