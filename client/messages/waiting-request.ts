import type { Client } from '#client/client.ts'
import { undefinedIfMissing } from '#client/undefined-if-missing.ts'

/** What a guest has just sent; undefined once it is confirmed or gone. */
export const fetchWaitingRequest = (client: Client, token: string) =>
  undefinedIfMissing(client.get('/v1/marketplace/waiting', { query: { token } }))

export const resendGuestConfirmation = (client: Client, token: string) =>
  client.post('/v1/marketplace/waiting/renew', { body: { token } })
