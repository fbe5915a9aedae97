import type { Client } from '#client/client.ts'
import { MAX_LENGTH } from '#domain/limits.ts'
import type { SearchAnswer } from '#domain/lists/expert-card.ts'

import { pickListingParameters } from './listing-query.ts'

/** Truncates a query to the searchable length. */
export function normalizeQuery(text: string): string {
  return [...text.replaceAll('\0', '').trim()].slice(0, MAX_LENGTH.query).join('').trim()
}

/** Searches experts by text and the list's filters. */
export function searchExperts(
  client: Client,
  { q, query = new URLSearchParams() }: { q: string; query?: URLSearchParams },
): Promise<SearchAnswer> {
  const parameters = pickListingParameters(query)
  parameters.set('q', normalizeQuery(q))
  return client.get('/v1/marketplace/search', { query: parameters })
}
