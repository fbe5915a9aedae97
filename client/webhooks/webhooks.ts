import type { Client } from '#client/client.ts'

export const fetchDeliveries = (client: Client, query: URLSearchParams) =>
  client.get('/v1/marketplace/admin/webhooks', { query })

export const pauseDeliveries = (client: Client, pause: { paused: boolean; endpoint?: string; reason: string }) =>
  client.patch('/v1/marketplace/admin/webhooks', { body: pause })

/** One event, or without an id all that were given up, of an endpoint or of all; returns how many. */
export async function replayDeliveries(
  client: Client,
  replay: { id?: string; endpoint?: string; reason: string },
): Promise<number> {
  const { replayed } = await client.post('/v1/marketplace/admin/webhooks/replay', { body: replay })
  return replayed
}
