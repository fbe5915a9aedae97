import type { Client } from '#client/client.ts'

/** What a few letters may mean; at most a handful of each. */
export type Suggestions = {
  skills: { slug: string; displayName: string; path: string }[]
  places: { kind: 'city' | 'country'; slug: string; displayName: string }[]
  experts: { slug: string; name: string; profileImg: string | null }[]
}

export function fetchSuggestions(client: Client, q: string, signal: AbortSignal): Promise<Suggestions> {
  return client.get<Suggestions>(`/v1/marketplace/suggest?${new URLSearchParams({ q })}`, { signal })
}
