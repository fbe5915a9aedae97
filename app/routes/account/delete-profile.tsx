import { type SubmissionResult, useForm } from '@conform-to/react'
import { data, redirect } from 'react-router'

import { clientContext, languageContext } from '#app/load-context.ts'
import { textsForMeta, privateMeta } from '#app/private-meta.ts'
import { parseRequestForm } from '#app/read-form.ts'
import { signInAddress } from '#app/routes/sign-in/next-address.ts'
import { type PageTexts, textsFor, useTexts } from '#app/shell/use-texts.ts'
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

function refusalText(t: PageTexts, error: ApiFailure): string {
  if (error.code === 'public_assets_exist') {
    return t('deletion.profile.publicAssets')
  }
  return error.status === 403 ? t('deletion.profile.suspended') : friendlyError(error, t)
}

const FORM = { handle: 1 }

export async function action({ request, params, context }: Route.ActionArgs) {
  const t = textsFor(context.get(languageContext))
  const typed = String((await parseRequestForm(request, FORM)).get('handle') ?? '')
  const failed = (error: Record<string, string[]>): SubmissionResult<string[]> => ({
    status: 'error',
    initialValue: { handle: typed },
    error,
  })
  if (typed.trim().toLowerCase().replace(/^@/, '') !== params.slug) {
    return failed({ handle: [t('deletion.profile.typeProblem', { handle: params.slug })] })
  }
  try {
    await deleteProfile(context.get(clientContext), params.slug)
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.status === 401) throw error
    return failed({ '': [refusalText(t, error)] })
  }
  throw redirect(`${addresses.account}?done=profile`, 303)
}

export default function DeleteProfile({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts()
  const { slug, name, numFollowers, numLikes, isWorkspace } = loaderData
  const [form, fields] = useForm<{ handle: string }>({ id: 'delete-profile', lastResult: actionData ?? null })
  return (
    <FormPage title={t('deletion.profile.title', { handle: slug })} lead={t('deletion.profile.lead', { name })}>
      <FormErrors errors={form.errors} fields={[[t('deletion.profile.type', { handle: slug }), fields.handle]]} />
      <div className="prose text-compact">
        <p className="font-semibold">{t('deletion.goes')}</p>
        <ul>
          <li>{t('deletion.profile.page', { handle: slug })}</li>
          <li>{t('deletion.profile.figures', { followers: numFollowers, likes: numLikes })}</li>
          <li>{t('deletion.profile.messages')}</li>
          <li>{t('deletion.profile.handle')}</li>
        </ul>
        <p className="font-semibold">{t('deletion.stays')}</p>
        <ul>
          <li>{isWorkspace ? t('deletion.profile.staysWorkspace') : t('deletion.profile.stays')}</li>
        </ul>
        <p>{t('deletion.profile.instead')}</p>
      </div>
      <form method="post" id={form.id} noValidate className="grid gap-5">
        <Field label={t('deletion.profile.type', { handle: slug })} field={fields.handle} autoComplete="off" required />
        <div className="flex flex-wrap items-center gap-5">
          <Button variant="danger">{t('deletion.profile.button')}</Button>
          <a href={addresses.account} className="touch-target">
            {t('deletion.keep')}
          </a>
        </div>
      </form>
    </FormPage>
  )
}

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(textsForMeta(matches)('deletion.profile.pageTitle'), matches)
