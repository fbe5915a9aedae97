import type { Client } from '#client/client.ts'
import { undefinedIfMissing } from '#client/undefined-if-missing.ts'
import type { Waiting } from '#domain/messages/waiting.ts'

/** What a guest has just sent; undefined once it is confirmed or gone. */
export function fetchWaiting(client: Client, token: string): Promise<Waiting | undefined> {
  return undefinedIfMissing(client.get('/v1/marketplace/waiting', { query: { token } }))
}

export async function mailConfirmationAgain(client: Client, token: string): Promise<void> {
  await client.post('/v1/marketplace/waiting/renew', { body: { token } })
}
