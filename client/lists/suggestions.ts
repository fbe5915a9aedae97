import type { Client } from '#client/client.ts'
import type { Suggestions } from '#domain/lists/suggestions.ts'

export function fetchSuggestions(client: Client, q: string, signal?: AbortSignal): Promise<Suggestions> {
  return client.get('/v1/marketplace/suggest', { query: { q }, ...(signal && { signal }) })
}
