import { data, redirect } from 'react-router'

import type { PageTexts } from '#app/shell/use-texts.ts'
import { RESEND_FIELD } from '#app/ui/forms/look-into-mail.tsx'
import { ApiFailure } from '#client/api-failure.ts'
import type { Client } from '#client/client.ts'
import { friendlyError } from '#client/friendly-errors.ts'
import { fieldErrorTexts } from '#client/issue-texts.ts'
import { withdrawBrief } from '#client/messages/briefs.ts'
import {
  closeGuestRequests,
  deleteGuestConversation,
  deleteGuestData,
  mailGuestRequestsLink,
  openGuestRequests,
} from '#client/messages/guest-requests.ts'
import * as addresses from '#domain/addresses.ts'

/** The forms of the page: each sends `act`, and what it is about. */
export const FORM = { [RESEND_FIELD]: 1, act: 1, email: 1, token: 1, id: 1 }

/** Acts that a message confirms. */
export const GUEST_REQUESTS_DONE = ['withdraw', 'delete', 'erase', 'close'] as const

/** What a form was answered with: a mail is on its way, or why not; the address as it was typed. */
export type RequestsAnswer = { sentTo?: string; again?: boolean; problem?: string; email?: string }

const text = (form: FormData, name: string) => String(form.get(name) ?? '')

const ACTS: Record<string, (client: Client, form: FormData) => Promise<unknown>> = {
  open: (client, form) => openGuestRequests(client, text(form, 'token')),
  withdraw: (client, form) => withdrawBrief(client, { id: text(form, 'id'), token: text(form, 'token') }),
  delete: (client, form) => deleteGuestConversation(client, text(form, 'token')),
  erase: (client) => deleteGuestData(client),
  close: (client) => closeGuestRequests(client),
}

function problemOf(t: PageTexts, error: unknown) {
  if (!(error instanceof ApiFailure)) throw error
  return { problem: fieldErrorTexts(error, t)['email']?.[0] ?? friendlyError(error, t), status: error.status }
}

async function ask(t: PageTexts, client: Client, form: FormData) {
  const email = text(form, 'email').trim()
  try {
    await mailGuestRequestsLink(client, email)
    return { sentTo: email, again: form.has(RESEND_FIELD) }
  } catch (error) {
    const { problem, status } = problemOf(t, error)
    return data<RequestsAnswer>({ problem, email }, status)
  }
}

/** Where a form leads on, the page's own address says what came of it. */
export async function actOnGuestRequests(t: PageTexts, client: Client, form: FormData) {
  const name = text(form, 'act')
  if (name === 'ask') return ask(t, client, form)
  const act = Object.hasOwn(ACTS, name) ? ACTS[name] : undefined
  if (!act) throw data(null, 400)
  try {
    await act(client, form)
  } catch (error) {
    const { problem, status } = problemOf(t, error)
    // The link, or the time in which the list is open, has run out: the page says so.
    if (status === 401 || (status === 404 && name === 'open')) return redirect(addresses.guestRequests, 303)
    return data<RequestsAnswer>({ problem }, status)
  }
  return redirect(name === 'open' ? addresses.guestRequests : `${addresses.guestRequests}?done=${name}`, 303)
}
