import { data, redirect } from 'react-router'

import type { PageTexts } from '#app/shell/use-texts.ts'
import { fetchMe } from '#client/accounts/me.ts'
import { ApiFailure } from '#client/api-failure.ts'
import type { Client } from '#client/client.ts'
import { friendlyError } from '#client/friendly-errors.ts'
import { fetchWaitingRequest, resendGuestConfirmation } from '#client/messages/waiting-request.ts'
import * as addresses from '#domain/addresses.ts'

/** R667: what the page after a guest's form says of the mail; `form` is where the guest types another address. */
export async function loadWaitingPage(client: Client, query: URLSearchParams, form: string) {
  const token = query.get('token') ?? ''
  const [waiting, { user }] = await Promise.all([
    token ? fetchWaitingRequest(client, token) : undefined,
    fetchMe(client),
  ])
  const to = new URLSearchParams({ ...(waiting && waiting.to.length > 1 && { to: waiting.to.join(',') }), token })
  return {
    token,
    email: waiting?.email,
    // R227: an account's address is changed in the account.
    correction: user
      ? { href: `${addresses.account}#email`, label: 'contact.waiting.changeEmail' as const }
      : { href: `${form}?${to}`, label: 'contact.waiting.otherEmail' as const },
    mailed: query.has('again'),
  }
}

export type WaitingPage = Awaited<ReturnType<typeof loadWaitingPage>>

export const waitingPageAddress = (form: string, token: string, again?: '1') =>
  `${form}?${new URLSearchParams({ sent: 'waiting', token, ...(again && { again }) })}`

/** R667: mails the link again, and leads back to the page that says so. */
export async function resendConfirmation(
  client: Client,
  { t, token, form }: { t: PageTexts; token: string; form: string },
) {
  try {
    await resendGuestConfirmation(client, token)
    return redirect(waitingPageAddress(form, token, '1'), 303)
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const problem = friendlyError(error, t)
    return data({ problem, result: undefined }, error.status)
  }
}
