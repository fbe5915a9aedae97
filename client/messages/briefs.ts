import type { ApiCalls } from '#api/api-calls.ts'
import type { Client } from '#client/client.ts'
import { openGuestLink } from '#client/messages/expired-guest-link.ts'
import { undefinedIfMissing } from '#client/undefined-if-missing.ts'
import type { BriefForm } from '#domain/messages/brief/brief.ts'
import type { DeclineReason } from '#domain/messages/brief/decline-reason.ts'

import type { BriefAccess } from './brief-files.ts'

/** Which of these can be written to; an empty list needs no call. */
export async function openBriefForm(client: Client, slugs: string[]): Promise<BriefForm> {
  if (slugs.length === 0) return { formToken: '', experts: [] }
  return client.get('/v1/marketplace/briefs/form', { query: { slugs: slugs.join(',') } })
}

type NewBrief = ApiCalls['POST /v1/marketplace/briefs']['body']

export const sendBrief = (
  client: Client,
  { brief, idempotencyKey }: { brief: NewBrief; idempotencyKey?: string | undefined },
) => client.post('/v1/marketplace/briefs', { body: brief, idempotencyKey })

export const fetchUnconfirmedBrief = (client: Client, token: string) =>
  undefinedIfMissing(client.get('/v1/marketplace/briefs/confirm', { query: { token } }))

export const confirmBrief = (client: Client, token: string) =>
  client.post('/v1/marketplace/briefs/confirm', { body: { token } })

export const fetchBriefs = (client: Client, page: string) =>
  client.get('/v1/marketplace/me/briefs', { query: { page } })

export const fetchBrief = (client: Client, id: string) =>
  undefinedIfMissing(client.get('/v1/marketplace/me/briefs/{id}', { params: { id } }))

export const fetchLinkedBrief = (client: Client, token: string) =>
  openGuestLink(client.get('/v1/marketplace/briefs', { query: { token } }))

/** Mails the guest a new link; the answer does not reveal whether the brief exists. */
export const renewBriefLink = (client: Client, token: string) =>
  client.post('/v1/marketplace/briefs/renew', { body: { token } })

/** Takes a brief back: by its id, and for a guest by the token of their link. */
export async function withdrawBrief(client: Client, { id, token }: BriefAccess): Promise<void> {
  const query = token === undefined ? {} : { token }
  await client.post('/v1/marketplace/briefs/{id}/withdrawal', { params: { id }, query })
}

export const declineBrief = (client: Client, id: string, reason: DeclineReason) =>
  client.post('/v1/marketplace/me/messages/{id}/decline', { params: { id }, body: { reason } })
