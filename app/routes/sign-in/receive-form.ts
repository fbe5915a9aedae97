import { data, redirect } from 'react-router'

import { readForm } from '#app/read-form.ts'
import { fetchMe } from '#client/accounts/me.ts'
import type { Client } from '#client/client.ts'
import { hasSessionCookie } from '#domain/accounts/session-cookie.ts'
import type { FormFields } from '#domain/forms/form-fields.ts'
import type { Me } from '#domain/profiles/profile.ts'

import { pageOf, signInAddress } from './next-address.ts'
import {
  CARRIED_FIELDS,
  isSigningIn,
  type PendingForm,
  toPendingForm,
  type SignInPrompt,
  signInAgain,
  withPending,
} from './pending-form.ts'
import { isSignedIn, type SignedIn } from './require-account.ts'

/** The response to a form whose sender has to sign in first; app/error-page.tsx renders it. */
export type SignInFirst = PendingForm & { kind: 'sign-in-first'; to: string; expired: boolean }

export function isSignInFirst(value: unknown): value is SignInFirst {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'sign-in-first'
}

type SignInRequest = { form: FormData; prompt?: SignInPrompt | undefined }

/**
 * To be thrown: the response carries the form (R170). Cross-site forms never get here: server/serving/web.ts refuses
 * them.
 */
export function askToSignIn(request: Request, { form, prompt }: SignInRequest) {
  const expired = hasSessionCookie(request.headers.get('cookie'))
  return data<SignInFirst>({ kind: 'sign-in-first', to: pageOf(request), expired, ...toPendingForm(form, prompt) }, 401)
}

/** The parsed form of each request. */
const received = new WeakMap<Request, FormData>()

/** To be thrown when the session expires during a request: the response carries the form, if one was read. */
export function signInFirst(request: Request) {
  const form = received.get(request)
  return form ? askToSignIn(request, { form }) : redirect(signInAddress(pageOf(request), { expired: true }), 303)
}

type Received = {
  form: FormData
  me: Me
  /** Whether this request also signed the sender in. */
  signedInNow: boolean
}

/** The submitted form and its sender, with the entries that were carried through a sign-in. */
export async function receiveForm(client: Client, request: Request, fields: FormFields): Promise<Received> {
  const form = withPending(await readForm(request, { ...fields, ...CARRIED_FIELDS }), fields)
  received.set(request, form)
  const signedInNow = isSigningIn(form)
  const prompt = signedInNow ? await signInAgain(client, form) : undefined
  if (prompt) throw askToSignIn(request, { form, prompt })
  return { form, me: await fetchMe(client), signedInNow }
}

/** The same, for forms that require an account. */
export async function receiveAccountForm(
  client: Client,
  request: Request,
  fields: FormFields,
): Promise<Received & { me: SignedIn }> {
  const { form, me, signedInNow } = await receiveForm(client, request, fields)
  if (!isSignedIn(me)) throw askToSignIn(request, { form })
  return { form, me, signedInNow }
}
