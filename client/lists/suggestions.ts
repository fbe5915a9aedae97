import type { Client } from '#client/client.ts'

export const fetchSuggestions = (client: Client, q: string, signal?: AbortSignal) =>
  client.get('/v1/marketplace/suggest', { query: { q }, ...(signal && { signal }) })
