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
