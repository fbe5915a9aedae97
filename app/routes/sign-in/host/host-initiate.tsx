import { data, redirect } from 'react-router'

import { clientContext, siteContext } from '#app/load-context.ts'
import { textsForMeta, privateMeta } from '#app/private-meta.ts'
import { parseRequestForm } from '#app/read-form.ts'
import { siteAddressFromUrl } from '#app/routes/sign-in/next-address.ts'
import { startHostSignIn } from '#client/accounts/host-sign-in.ts'
import type { HostSignInRefusal } from '#domain/accounts/host-sign-in.ts'
import * as addresses from '#domain/addresses.ts'
import { HOST_SIGN_IN_LIMITS } from '#domain/limits.ts'

import type { Route } from './+types/host-initiate.ts'
import { HostProblem } from './host-problems.tsx'

/** R568: a sign-in that starts at the site builder (OpenID Connect Core, section 4: third-party initiated login). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { signIn, url } = context.get(siteContext)
  if (!signIn) throw data(null, 404)
  const { hostName } = signIn
  const query = new URL(request.url).searchParams
  const target = query.get('target_link_uri')
  const next = target === null ? '' : siteAddressFromUrl(target, url)
  const refuse = (reason: HostSignInRefusal) =>
    data({ reason, hostName, next: next ?? '', fresh: false }, reason === 'unreachable' ? 502 : 400)
  if (next === undefined) return refuse('invalid-start')
  const hint = query.get('login_hint') ?? ''
  const start = await startHostSignIn(context.get(clientContext), {
    next,
    fresh: false,
    iss: query.get('iss') ?? '',
    ...(hint !== '' && hint.length <= HOST_SIGN_IN_LIMITS.textLength && { loginHint: hint }),
  })
  if (start.step === 'go') throw redirect(start.url, 303)
  return refuse(start.reason)
}

const FORM = { iss: 1, login_hint: 1, target_link_uri: 1, client_id: 1 }

/** The form comes from another site, so browsers send it without cookies; they send them to the address that it leads to. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await parseRequestForm(request, FORM)
  if (!context.get(siteContext).signIn) throw data(null, 404)
  const given = ['iss', 'login_hint', 'target_link_uri'].flatMap((name) => {
    const value = form.get(name)
    return typeof value === 'string' ? [[name, value]] : []
  })
  return redirect(`${addresses.hostInitiate}?${new URLSearchParams(given)}`, 303)
}

export default function HostInitiate({ loaderData }: Route.ComponentProps) {
  return <HostProblem {...loaderData} />
}

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(textsForMeta(matches)('hostSignIn.problem.title'), matches)
