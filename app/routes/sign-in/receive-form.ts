import { data, redirect } from 'react-router'

import { parseRequestForm } from '#app/read-form.ts'
import { fetchMe } from '#client/accounts/me.ts'
import type { Client } from '#client/client.ts'
import { hasSessionCookie } from '#domain/accounts/session-cookie.ts'
import type { FormFields } from '#domain/forms/form-fields.ts'
import type { Me } from '#domain/profiles/profile.ts'

import { pageAddressOfRequest, signInAddress } from './next-address.ts'
import {
  CARRIED_FORM_FIELDS,
  hasSignInFields,
  type PendingForm,
  toPendingForm,
  type SignInPrompt,
  signInAgain,
  restorePendingForm,
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
export function signInFirstResponse(request: Request, { form, prompt }: SignInRequest) {
  const expired = hasSessionCookie(request.headers.get('cookie'))
  return data<SignInFirst>(
    { kind: 'sign-in-first', to: pageAddressOfRequest(request), expired, ...toPendingForm(form, prompt) },
    401,
  )
}

/** The parsed form of each request. */
const received = new WeakMap<Request, FormData>()

/** To be thrown when the session expires during a request: the response carries the form, if one was read. */
export function sessionExpiredResponse(request: Request) {
  const form = received.get(request)
  return form
    ? signInFirstResponse(request, { form })
    : redirect(signInAddress(pageAddressOfRequest(request), { expired: true }), 303)
}

type Received = {
  form: FormData
  me: Me
  /** Whether this request also signed the sender in. */
  signedInNow: boolean
}

/** The submitted form and its sender, with the entries that were carried through a sign-in. */
export async function receiveForm(client: Client, request: Request, fields: FormFields): Promise<Received> {
  const form = restorePendingForm(await parseRequestForm(request, { ...fields, ...CARRIED_FORM_FIELDS }), fields)
  received.set(request, form)
  const signedInNow = hasSignInFields(form)
  const prompt = signedInNow ? await signInAgain(client, form) : undefined
  if (prompt) throw signInFirstResponse(request, { form, prompt })
  return { form, me: await fetchMe(client), signedInNow }
}

/** The same, for forms that require an account. */
export async function receiveAccountForm(
  client: Client,
  request: Request,
  fields: FormFields,
): Promise<Received & { me: SignedIn }> {
  const { form, me, signedInNow } = await receiveForm(client, request, fields)
  if (!isSignedIn(me)) throw signInFirstResponse(request, { form })
  return { form, me, signedInNow }
}
