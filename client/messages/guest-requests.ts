import { ApiFailure } from '#client/api-failure.ts'
import type { Client } from '#client/client.ts'
import { undefinedIfMissing } from '#client/undefined-if-missing.ts'
import type { GuestRequests } from '#domain/messages/guest-requests.ts'

/** The answer does not reveal whether anything was sent from the address. */
export async function mailRequestsLink(client: Client, email: string): Promise<void> {
  await client.post('/v1/marketplace/guest-requests/link', { body: { email } })
}

/** Whose requests the link opens; undefined once it no longer does. */
export async function fetchRequestsLink(client: Client, token: string): Promise<string | undefined> {
  const link = await undefinedIfMissing(client.get('/v1/marketplace/guest-requests/link', { query: { token } }))
  return link?.email
}

export async function openRequests(client: Client, token: string): Promise<void> {
  await client.post('/v1/marketplace/guest-requests/session', { body: { token } })
}

export async function closeRequests(client: Client): Promise<void> {
  await client.delete('/v1/marketplace/guest-requests/session')
}

/** Undefined where no mailed link has opened them in this browser. */
export async function fetchRequests(client: Client, page: string): Promise<GuestRequests | undefined> {
  try {
    return await client.get('/v1/marketplace/guest-requests', { query: { page } })
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 401) return undefined
    throw error
  }
}

export async function deleteGuestConversation(client: Client, token: string): Promise<void> {
  await client.post('/v1/marketplace/conversations/deletion', { body: { token } })
}

export async function deleteGuestData(client: Client): Promise<void> {
  await client.post('/v1/marketplace/guest-requests/deletion')
}
