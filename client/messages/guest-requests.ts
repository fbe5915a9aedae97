import { ApiFailure } from '#client/api-failure.ts'
import type { Client } from '#client/client.ts'
import { undefinedIfMissing } from '#client/undefined-if-missing.ts'
import type { GuestRequests } from '#domain/messages/guest-requests.ts'

/** The answer does not reveal whether anything was sent from the address. */
export const mailGuestRequestsLink = (client: Client, email: string) =>
  client.post('/v1/marketplace/guest-requests/link', { body: { email } })

/** Whose requests the link opens; undefined once it no longer does. */
export async function fetchGuestRequestsLink(client: Client, token: string): Promise<string | undefined> {
  const link = await undefinedIfMissing(client.get('/v1/marketplace/guest-requests/link', { query: { token } }))
  return link?.email
}

export const openGuestRequests = (client: Client, token: string) =>
  client.post('/v1/marketplace/guest-requests/session', { body: { token } })

export const closeGuestRequests = (client: Client) => client.delete('/v1/marketplace/guest-requests/session')

/** Undefined where no mailed link has opened them in this browser. */
export async function fetchGuestRequests(client: Client, page: string): Promise<GuestRequests | undefined> {
  try {
    return await client.get('/v1/marketplace/guest-requests', { query: { page } })
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 401) return undefined
    throw error
  }
}

export const deleteGuestConversation = (client: Client, token: string) =>
  client.post('/v1/marketplace/conversations/deletion', { body: { token } })

export const deleteGuestData = (client: Client) => client.post('/v1/marketplace/guest-requests/deletion')
