import type { SearchAnswer } from '#domain/expert-card.ts'

import type { Client } from './client.ts'

export function searchExperts(client: Client, { q, page }: { q: string; page: string }): Promise<SearchAnswer> {
  return client.get<SearchAnswer>(`/v1/marketplace/search?${new URLSearchParams({ q, page })}`)
}
