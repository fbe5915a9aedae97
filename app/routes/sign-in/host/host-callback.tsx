import { data, redirect } from 'react-router'

import { clientContext, siteContext } from '#app/load-context.ts'
import { textsForMeta, privateMeta } from '#app/private-meta.ts'
import { parseNextAddress } from '#app/routes/sign-in/landing.ts'
import { finishHostSignIn } from '#client/accounts/host-sign-in.ts'
import type { HostSignInStep } from '#domain/accounts/host-sign-in.ts'
import * as addresses from '#domain/addresses.ts'

import type { Route } from './+types/host-callback.ts'
import { HostProblem } from './host-problems.tsx'

const withNext = (address: string, next: string) => (next ? `${address}?next=${encodeURIComponent(next)}` : address)

/** Where the browser goes on after a step; undefined where it stays, to read why not. */
export function addressAfterHostStep({ step, next: given }: HostSignInStep): string | undefined {
  const next = parseNextAddress(given)
  if (step === 'refused') return undefined
  if (step === 'code-needed') return withNext(addresses.signInCode, next)
  if (step === 'join') return addresses.hostJoin
  // The sign-in page leads a signed-in user to their first page (R296).
  return next || addresses.signIn
}

/** R412: the site builder sends the browser here, with its answer in the address. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { signIn } = context.get(siteContext)
  if (!signIn) throw data(null, 404)
  const step = await finishHostSignIn(context.get(clientContext), new URL(request.url).searchParams)
  const to = addressAfterHostStep(step)
  if (to !== undefined) throw redirect(to, 303)
  const refused = step.step === 'refused' ? step : undefined
  const problem = { reason: refused?.reason ?? 'expired', fresh: refused?.fresh ?? false }
  const status = problem.reason === 'unreachable' ? 502 : 400
  return data({ ...problem, next: parseNextAddress(step.next), hostName: signIn.hostName }, status)
}

export default function HostCallback({ loaderData }: Route.ComponentProps) {
  return <HostProblem {...loaderData} />
}

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(textsForMeta(matches)('hostSignIn.problem.title'), matches)
