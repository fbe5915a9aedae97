import type { HireAnswer } from '#domain/expert-card.ts'

import { ApiFailure } from './api-failure.ts'
import type { Client } from './client.ts'
import { listingQuery } from './listing-query.ts'

/** The experts of a hire page; undefined where there is no such page, or not with these parameters. */
export async function fetchHirePage(
  client: Client,
  { path, query }: { path: string; query: URLSearchParams },
): Promise<HireAnswer | undefined> {
  try {
    return await client.get<HireAnswer>(`/v1/marketplace${encodeURI(path)}?${listingQuery(query)}`)
  } catch (error) {
    if (error instanceof ApiFailure && (error.status === 404 || error.status === 400)) return undefined
    throw error
  }
}

/** How many experts are listed on each of these pages; without paths, on the page of every skill. */
export async function fetchHireCounts(client: Client, paths: string[] = []): Promise<Record<string, number>> {
  const query = new URLSearchParams(paths.map((path) => ['path', path]))
  const { counts } = await client.get<{ counts: Record<string, number> }>(`/v1/marketplace/hire-counts?${query}`)
  return counts
}
