import { ApiFailure } from '#client/api-failure.ts'
import type { Client } from '#client/client.ts'
import type { HireAnswer } from '#domain/lists/expert-card.ts'
import { memoizeByObject } from '#domain/memoize.ts'

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

const queryOf = memoizeByObject(
  (paths: readonly string[]) => `${new URLSearchParams(paths.map((path) => ['path', path]))}`,
)
const EVERY_SKILL: string[] = []

/** How many experts are listed on each of these pages; without paths, on the page of every skill. */
export async function fetchHireCounts(client: Client, paths = EVERY_SKILL): Promise<Record<string, number>> {
  const path = `/v1/marketplace/hire-counts?${queryOf(paths)}`
  const { counts } = await client.get<{ counts: Record<string, number> }>(path)
  return counts
}
