import type { ApiCalls } from '#api/api-calls.ts'
import type { Client } from '#client/client.ts'
import { type ExpiredLink, openLink } from '#client/messages/expired-link.ts'
import { undefinedIfMissing } from '#client/undefined-if-missing.ts'
import type { HireAct } from '#domain/messages/hire-claim.ts'
import type { Inbox, Message, MessageChanges, SenderBlock, SentMessage } from '#domain/messages/message.ts'

/** A signed timestamp of when the form was shown; refused if the viewer cannot contact this profile. */
export function openContactForm(client: Client, slug: string): Promise<{ formToken: string }> {
  return client.get('/v1/marketplace/profiles/{username}/message/hire', { params: { username: slug } })
}

type NewMessage = ApiCalls['POST /v1/marketplace/profiles/{username}/message/hire']['body']

export function sendMessage(
  client: Client,
  slug: string,
  { message, idempotencyKey }: { message: NewMessage; idempotencyKey?: string | undefined },
): Promise<SentMessage> {
  return client.post('/v1/marketplace/profiles/{username}/message/hire', {
    params: { username: slug },
    body: message,
    idempotencyKey,
  })
}

type GuestMessage = ApiCalls['GET /v1/marketplace/messages/confirm']['answer']

export function fetchUnconfirmed(client: Client, token: string): Promise<GuestMessage | undefined> {
  return undefinedIfMissing(client.get('/v1/marketplace/messages/confirm', { query: { token } }))
}

export function confirmMessage(client: Client, token: string): Promise<GuestMessage> {
  return client.post('/v1/marketplace/messages/confirm', { body: { token } })
}

export function fetchConversation(client: Client, token: string): Promise<Message | ExpiredLink | undefined> {
  return openLink(client.get('/v1/marketplace/conversations', { query: { token } }))
}

/** Mails the guest a new link; the answer does not reveal whether the conversation exists. */
export async function renewConversationLink(client: Client, token: string): Promise<void> {
  await client.post('/v1/marketplace/conversations/renew', { body: { token } })
}

type Reply = { body: string; idempotencyKey?: string | undefined }

export function replyInConversation(client: Client, token: string, { body, idempotencyKey }: Reply): Promise<Message> {
  return client.post('/v1/marketplace/conversations/reply', { body: { token, body }, idempotencyKey })
}

type InquiryLink = ApiCalls['GET /v1/marketplace/inquiry-address/confirm']['answer']

export function fetchInquiryLink(client: Client, token: string): Promise<InquiryLink | undefined> {
  return undefinedIfMissing(client.get('/v1/marketplace/inquiry-address/confirm', { query: { token } }))
}

export function confirmInquiryAddress(client: Client, token: string): Promise<{ profileSlug: string }> {
  return client.post('/v1/marketplace/inquiry-address/confirm', { body: { token } })
}

export function resendInquiryConfirmation(client: Client, slug: string): Promise<{ status: 'asked' | 'verified' }> {
  return client.post('/v1/marketplace/profiles/{username}/inquiry-address/ask', { params: { username: slug } })
}

export function fetchInbox(client: Client, query: URLSearchParams): Promise<Inbox> {
  return client.get('/v1/marketplace/me/messages', { query })
}

export async function countUnread(client: Client): Promise<number> {
  return (await client.get('/v1/marketplace/me/messages/unread')).unread
}

/** Fetches a message with its thread and marks it as read. */
export function openMessage(client: Client, id: string): Promise<Message | undefined> {
  return undefinedIfMissing(client.get('/v1/marketplace/me/messages/{id}', { params: { id }, query: { read: 'true' } }))
}

export function changeMessage(client: Client, id: string, changes: MessageChanges): Promise<Message> {
  return client.patch('/v1/marketplace/me/messages/{id}', { params: { id }, body: changes })
}

/** The same change to all of them that it can be made to. */
export function changeMessages(client: Client, ids: string[], changes: MessageChanges): Promise<{ changed: number }> {
  return client.patch('/v1/marketplace/me/messages', { body: { ids, changes } })
}

export function replyToMessage(client: Client, id: string, { body, idempotencyKey }: Reply): Promise<Message> {
  return client.post('/v1/marketplace/me/messages/{id}/reply', { params: { id }, body: { body }, idempotencyKey })
}

export function markAnswered(client: Client, id: string): Promise<Message> {
  return client.post('/v1/marketplace/me/messages/{id}/answered', { params: { id } })
}

export function reportMessage(client: Client, id: string, reason: string): Promise<Message> {
  return client.post('/v1/marketplace/me/messages/{id}/report', { params: { id }, body: { reason } })
}

/** A guest's report, by the link that opens their conversation. */
export function reportConversation(client: Client, token: string, reason: string): Promise<Message> {
  return client.post('/v1/marketplace/conversations/report', { body: { token, reason } })
}

/** Whether both sides worked together: one says so, the other confirms or denies it. */
export function actOnHire(client: Client, id: string, act: HireAct): Promise<Message> {
  return client.post('/v1/marketplace/me/messages/{id}/hire', { params: { id }, body: { act } })
}

export function actOnGuestHire(client: Client, token: string, act: HireAct): Promise<Message> {
  return client.post('/v1/marketplace/conversations/hire', { body: { token, act } })
}

export async function fetchBlocks(client: Client): Promise<SenderBlock[]> {
  return (await client.get('/v1/marketplace/me/blocks')).items
}

export function blockSender(client: Client, messageId: string): Promise<SenderBlock> {
  return client.post('/v1/marketplace/me/blocks', { body: { messageId } })
}

export function unblockSender(client: Client, blockId: string): Promise<SenderBlock> {
  return client.delete('/v1/marketplace/me/blocks/{id}', { params: { id: blockId } })
}
