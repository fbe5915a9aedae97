import type { ApiCalls } from '#api/api-calls.ts'
import type { Client } from '#client/client.ts'
import { type ExpiredLink, openLink } from '#client/messages/expired-link.ts'
import { undefinedIfMissing } from '#client/undefined-if-missing.ts'
import type { BriefList } from '#domain/messages/brief/brief-list.ts'
import type { Brief, BriefForm, UnconfirmedBrief } from '#domain/messages/brief/brief.ts'
import type { DeclineReason } from '#domain/messages/brief/decline-reason.ts'
import type { SentBrief } from '#domain/messages/brief/new-brief.ts'
import type { Message } from '#domain/messages/message.ts'

import type { BriefDoor } from './brief-files.ts'

/** Which of these can be written to; an empty list needs no call. */
export async function openBriefForm(client: Client, slugs: string[]): Promise<BriefForm> {
  if (slugs.length === 0) return { formToken: '', experts: [] }
  return client.get('/v1/marketplace/briefs/form', { query: { slugs: slugs.join(',') } })
}

type NewBrief = ApiCalls['POST /v1/marketplace/briefs']['body']

export function sendBrief(
  client: Client,
  { brief, idempotencyKey }: { brief: NewBrief; idempotencyKey?: string | undefined },
): Promise<SentBrief> {
  return client.post('/v1/marketplace/briefs', { body: brief, idempotencyKey })
}

export function fetchUnconfirmedBrief(client: Client, token: string): Promise<UnconfirmedBrief | undefined> {
  return undefinedIfMissing(client.get('/v1/marketplace/briefs/confirm', { query: { token } }))
}

export function confirmBrief(client: Client, token: string): Promise<UnconfirmedBrief> {
  return client.post('/v1/marketplace/briefs/confirm', { body: { token } })
}

export function fetchBriefs(client: Client, page: string): Promise<BriefList> {
  return client.get('/v1/marketplace/me/briefs', { query: { page } })
}

export function fetchBrief(client: Client, id: string): Promise<Brief | undefined> {
  return undefinedIfMissing(client.get('/v1/marketplace/me/briefs/{id}', { params: { id } }))
}

export function fetchLinkedBrief(client: Client, token: string): Promise<Brief | ExpiredLink | undefined> {
  return openLink(client.get('/v1/marketplace/briefs', { query: { token } }))
}

/** Mails the guest a new link; the answer does not reveal whether the brief exists. */
export async function renewBriefLink(client: Client, token: string): Promise<void> {
  await client.post('/v1/marketplace/briefs/renew', { body: { token } })
}

/** Takes a brief back: by its id, and for a guest by the token of their link. */
export async function withdrawBrief(client: Client, { id, token }: BriefDoor): Promise<void> {
  const query = token === undefined ? {} : { token }
  await client.post('/v1/marketplace/briefs/{id}/withdrawal', { params: { id }, query })
}

export function declineBrief(client: Client, id: string, reason: DeclineReason): Promise<Message> {
  return client.post('/v1/marketplace/me/messages/{id}/decline', { params: { id }, body: { reason } })
}
