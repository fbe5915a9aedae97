import type { HireAnswer } from '#domain/expert-card.ts'

import { ApiFailure } from './api-failure.ts'
import type { Client } from './client.ts'

/** The experts of a hire page; undefined where there is no such page. */
export async function fetchHirePage(
  client: Client,
  { path, page }: { path: string; page: string },
): Promise<HireAnswer | undefined> {
  try {
    return await client.get<HireAnswer>(`/v1/marketplace${encodeURI(path)}?${new URLSearchParams({ page })}`)
  } catch (error) {
    if (error instanceof ApiFailure && (error.status === 404 || error.status === 400)) return undefined
    throw error
  }
}
