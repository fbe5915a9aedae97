import { data, redirect } from 'react-router'

import { clientContext } from '#app/load-context.ts'
import { textsForMeta, privateMeta } from '#app/private-meta.ts'
import { parseRequestForm } from '#app/read-form.ts'
import { safeNextAddress, signInAddress } from '#app/routes/sign-in/next-address.ts'
import { useTexts } from '#app/shell/use-texts.ts'
import { Button } from '#app/ui/forms/button.tsx'
import { FormPage } from '#app/ui/forms/form-page.tsx'
import { fetchMe } from '#client/accounts/me.ts'
import { ApiFailure } from '#client/api-failure.ts'
import { followOrLike } from '#client/profiles/profile-calls.ts'
import { fetchProfile } from '#client/profiles/profiles.ts'
import * as addresses from '#domain/addresses.ts'

import type { Route } from './+types/mark.ts'
import { REACTIONS_ANCHOR } from './reaction-forms.tsx'

const ACTS = ['follow', 'unfollow', 'like', 'unlike'] as const
type Act = (typeof ACTS)[number]

const actOf = (value: unknown): Act | undefined => ACTS.find((act) => act === value)

type ReactionRequest = {
  context: Route.ActionArgs['context']
  slug: string
  act: Act
  /** The list that the visitor came from. */
  next: unknown
}

/** R227: the email address to confirm before this action; undefined if none. */
async function unconfirmedAddress(context: ReactionRequest['context'], act: Act): Promise<string | undefined> {
  if (act === 'unfollow' || act === 'unlike') return undefined
  const { user } = await fetchMe(context.get(clientContext))
  return user && !user.emailVerified ? user.email : undefined
}

/** Does the action and redirects to the profile or list. Signed-out visitors sign in first and return to it. */
async function applyReaction({ context, slug, act, next }: ReactionRequest): Promise<Response> {
  const list = typeof next === 'string' && next !== '' ? safeNextAddress(next).replace(/#.*/, '') : undefined
  try {
    await followOrLike(context.get(clientContext), act, slug)
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    if (error.status === 401) {
      const query = new URLSearchParams({ act, ...(list && { next: list }) })
      return redirect(signInAddress(`${addresses.markProfile(slug)}?${query}`), 303)
    }
    if (error.status === 404) throw data(null, 404)
    if (error.status === 403 && (await unconfirmedAddress(context, act)))
      return redirect(`${addresses.markProfile(slug)}?act=${act}`, 303)
    // The viewer's own profile, or rate limited: the profile shows the current state.
    return redirect(addresses.profile(slug), 303)
  }
  // R296: to the place on the page where the button was.
  return redirect(list ? `${list}#followed-${slug}` : `${addresses.profile(slug)}#${REACTIONS_ANCHOR}`, 303)
}

function handleOf(param: string): string {
  if (!param.startsWith('@')) throw data(null, 404)
  return param.slice(1)
}

/** Same-origin is not enough, since profiles contain users' links: the referrer has to be the sign-in page. */
function comesFromSignIn({ headers }: Request): boolean {
  const referer = URL.parse(headers.get('referer') ?? '')
  return headers.get('sec-fetch-site') === 'same-origin' && referer?.pathname === addresses.signIn
}

/** Coming from the sign-in page completes the action at once; from anywhere else the visitor confirms it first. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const slug = handleOf(params.handle)
  const { searchParams } = new URL(request.url)
  const act = actOf(searchParams.get('act'))
  if (!act) throw data(null, 404)
  const unconfirmed = await unconfirmedAddress(context, act)
  if (!unconfirmed && comesFromSignIn(request))
    throw await applyReaction({ context, slug, act, next: searchParams.get('next') })
  const profile = await fetchProfile(context.get(clientContext), slug)
  if (!profile) throw data(null, 404)
  return { act, name: profile.name, slug: profile.slug, unconfirmed }
}

const FORM = { act: 1, next: 1 }

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await parseRequestForm(request, FORM)
  const act = actOf(form.get('act'))
  if (!act) throw data(null, 400)
  return applyReaction({ context, slug: handleOf(params.handle), act, next: form.get('next') })
}

/** R227: asks the visitor to confirm their email, with one button for it. */
function ConfirmFirst({ email, slug }: { email: string; slug: string }) {
  const t = useTexts()
  return (
    <FormPage title={t('mark.confirm.title')} lead={t('mark.confirm.lead', { email })}>
      <form method="post" action={addresses.verifyEmail} className="flex flex-wrap items-center gap-4">
        <Button>{t('mark.confirm.button')}</Button>
        <a href={addresses.profile(slug)}>{t('mark.notNow')}</a>
      </form>
    </FormPage>
  )
}

export default function Mark({ loaderData }: Route.ComponentProps) {
  const t = useTexts()
  const { act, name, slug, unconfirmed } = loaderData
  if (unconfirmed) return <ConfirmFirst email={unconfirmed} slug={slug} />
  return (
    <FormPage title={t(`mark.question.${act}`, { name })}>
      <form method="post" className="flex flex-wrap items-center gap-4">
        <input type="hidden" name="act" value={act} />
        <Button>{t(`mark.button.${act}`)}</Button>
        <a href={addresses.profile(slug)}>{t('mark.notNow')}</a>
      </form>
    </FormPage>
  )
}

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(textsForMeta(matches)('mark.pageTitle'), matches)
