import type { ApiCalls } from '#api/api-calls.ts'
import type { Client } from '#client/client.ts'
import { openGuestLink } from '#client/messages/expired-guest-link.ts'
import { undefinedIfMissing } from '#client/undefined-if-missing.ts'
import type { HireClaimAction } from '#domain/messages/hire-claim.ts'
import type { MessageChanges, SenderBlock } from '#domain/messages/message.ts'

/** A signed timestamp of when the form was shown; refused if the viewer cannot contact this profile. */
export const openContactForm = (client: Client, slug: string) =>
  client.get('/v1/marketplace/profiles/{username}/message/hire', { params: { username: slug } })

type NewMessage = ApiCalls['POST /v1/marketplace/profiles/{username}/message/hire']['body']

export const sendMessage = (
  client: Client,
  slug: string,
  { message, idempotencyKey }: { message: NewMessage; idempotencyKey?: string | undefined },
) =>
  client.post('/v1/marketplace/profiles/{username}/message/hire', {
    params: { username: slug },
    body: message,
    idempotencyKey,
  })

export const fetchUnconfirmedMessage = (client: Client, token: string) =>
  undefinedIfMissing(client.get('/v1/marketplace/messages/confirm', { query: { token } }))

export const confirmMessage = (client: Client, token: string) =>
  client.post('/v1/marketplace/messages/confirm', { body: { token } })

export const fetchConversation = (client: Client, token: string) =>
  openGuestLink(client.get('/v1/marketplace/conversations', { query: { token } }))

/** Mails the guest a new link; the answer does not reveal whether the conversation exists. */
export const renewConversationLink = (client: Client, token: string) =>
  client.post('/v1/marketplace/conversations/renew', { body: { token } })

type Reply = { body: string; idempotencyKey?: string | undefined }

export const replyInConversation = (client: Client, token: string, { body, idempotencyKey }: Reply) =>
  client.post('/v1/marketplace/conversations/reply', { body: { token, body }, idempotencyKey })

export const fetchInquiryLink = (client: Client, token: string) =>
  undefinedIfMissing(client.get('/v1/marketplace/inquiry-address/confirm', { query: { token } }))

export const confirmInquiryAddress = (client: Client, token: string) =>
  client.post('/v1/marketplace/inquiry-address/confirm', { body: { token } })

export const resendInquiryConfirmation = (client: Client, slug: string) =>
  client.post('/v1/marketplace/profiles/{username}/inquiry-address/ask', { params: { username: slug } })

export const fetchInbox = (client: Client, query: URLSearchParams) =>
  client.get('/v1/marketplace/me/messages', { query })

export async function countUnread(client: Client): Promise<number> {
  return (await client.get('/v1/marketplace/me/messages/unread')).unread
}

/** Fetches a message with its thread and marks it as read. */
export const openMessage = (client: Client, id: string) =>
  undefinedIfMissing(client.get('/v1/marketplace/me/messages/{id}', { params: { id }, query: { read: 'true' } }))

export const changeMessage = (client: Client, id: string, changes: MessageChanges) =>
  client.patch('/v1/marketplace/me/messages/{id}', { params: { id }, body: changes })

/** The same change to all of them that it can be made to. */
export const changeMessages = (client: Client, ids: string[], changes: MessageChanges) =>
  client.patch('/v1/marketplace/me/messages', { body: { ids, changes } })

export const replyToMessage = (client: Client, id: string, { body, idempotencyKey }: Reply) =>
  client.post('/v1/marketplace/me/messages/{id}/reply', { params: { id }, body: { body }, idempotencyKey })

export const markAnswered = (client: Client, id: string) =>
  client.post('/v1/marketplace/me/messages/{id}/answered', { params: { id } })

export const reportMessage = (client: Client, id: string, reason: string) =>
  client.post('/v1/marketplace/me/messages/{id}/report', { params: { id }, body: { reason } })

/** A guest's report, by the link that opens their conversation. */
export const reportConversation = (client: Client, token: string, reason: string) =>
  client.post('/v1/marketplace/conversations/report', { body: { token, reason } })

/** Whether both sides worked together: one says so, the other confirms or denies it. */
export const actOnHireClaim = (client: Client, id: string, act: HireClaimAction) =>
  client.post('/v1/marketplace/me/messages/{id}/hire', { params: { id }, body: { act } })

export const actOnGuestHireClaim = (client: Client, token: string, act: HireClaimAction) =>
  client.post('/v1/marketplace/conversations/hire', { body: { token, act } })

export async function fetchSenderBlocks(client: Client): Promise<SenderBlock[]> {
  return (await client.get('/v1/marketplace/me/blocks')).items
}

export const blockSender = (client: Client, messageId: string) =>
  client.post('/v1/marketplace/me/blocks', { body: { messageId } })

export const unblockSender = (client: Client, blockId: string) =>
  client.delete('/v1/marketplace/me/blocks/{id}', { params: { id: blockId } })
