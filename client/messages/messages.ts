import { ApiFailure } from '#client/api-failure.ts'
import type { Client } from '#client/client.ts'
import type { Inbox, Message, MessageChanges, SenderBlock, SentMessage } from '#domain/messages/message.ts'

const BASE = '/v1/marketplace'
const segment = encodeURIComponent
const ofMessage = (id: string) => `${BASE}/me/messages/${segment(id)}`

/** Undefined where the API says that there is no such thing. */
async function orMissing<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'not_found') return undefined
    throw error
  }
}

/** A signed note of when the form was shown; refused to those who cannot write to this profile. */
export function openContactForm(client: Client, slug: string): Promise<{ formToken: string }> {
  return client.get(`${BASE}/profiles/${segment(slug)}/message/hire`)
}

export function sendMessage(
  client: Client,
  slug: string,
  { message, idempotencyKey }: { message: object; idempotencyKey?: string | undefined },
): Promise<SentMessage> {
  return client.post(`${BASE}/profiles/${segment(slug)}/message/hire`, message, { idempotencyKey })
}

export type GuestMessage = SentMessage & { profileSlug: string; profileName: string; subject: string; body: string }

export function fetchUnconfirmed(client: Client, token: string): Promise<GuestMessage | undefined> {
  return orMissing(client.get<GuestMessage>(`${BASE}/messages/confirm?token=${segment(token)}`))
}

export function confirmMessage(client: Client, token: string): Promise<GuestMessage> {
  return client.post(`${BASE}/messages/confirm`, { token })
}

/** Undefined where there is none, `expired` where the link has only grown too old. */
export async function fetchConversation(client: Client, token: string): Promise<Message | 'expired' | undefined> {
  try {
    return await orMissing(client.get<Message>(`${BASE}/conversations?token=${segment(token)}`))
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'link_expired') return 'expired'
    throw error
  }
}

/** Has a new link mailed to the guest; nothing tells whether there was one to mail to. */
export async function renewConversationLink(client: Client, token: string): Promise<void> {
  await client.post(`${BASE}/conversations/renew`, { token })
}

type Reply = { body: string; idempotencyKey?: string | undefined }

export function replyInConversation(client: Client, token: string, { body, idempotencyKey }: Reply): Promise<Message> {
  return client.post(`${BASE}/conversations/reply`, { token, body }, { idempotencyKey })
}

export function confirmInquiryAddress(client: Client, token: string): Promise<{ profileSlug: string }> {
  return client.post(`${BASE}/inquiry-address/confirm`, { token })
}

export function askInquiryAddress(client: Client, slug: string): Promise<{ status: 'asked' | 'verified' }> {
  return client.post(`${BASE}/profiles/${segment(slug)}/inquiry-address/ask`, {})
}

export function fetchInbox(client: Client, query: URLSearchParams): Promise<Inbox> {
  return client.get(`${BASE}/me/messages?${query}`)
}

export async function countUnread(client: Client): Promise<number> {
  return (await client.get<{ unread: number }>(`${BASE}/me/messages/unread`)).unread
}

/** With its thread; looking at it marks it as read. */
export function openMessage(client: Client, id: string): Promise<Message | undefined> {
  return orMissing(client.get<Message>(`${ofMessage(id)}?read=true`))
}

export function changeMessage(client: Client, id: string, changes: MessageChanges): Promise<Message> {
  return client.patch(ofMessage(id), changes)
}

export function replyToMessage(client: Client, id: string, { body, idempotencyKey }: Reply): Promise<Message> {
  return client.post(`${ofMessage(id)}/reply`, { body }, { idempotencyKey })
}

export function markAnswered(client: Client, id: string): Promise<Message> {
  return client.post(`${ofMessage(id)}/answered`, {})
}

export function reportMessage(client: Client, id: string, reason: string): Promise<Message> {
  return client.post(`${ofMessage(id)}/report`, { reason })
}

export function blockSender(client: Client, messageId: string): Promise<SenderBlock> {
  return client.post(`${BASE}/me/blocks`, { messageId })
}

export function unblockSender(client: Client, blockId: string): Promise<SenderBlock> {
  return client.delete(`${BASE}/me/blocks/${segment(blockId)}`)
}
