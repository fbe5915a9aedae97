import type { Client } from '#client/client.ts'
import { undefinedIfMissing } from '#client/undefined-if-missing.ts'
import type { SearchedTerm } from '#domain/admin/terms.ts'
import type { AdminFunnel } from '#domain/statistics/funnel.ts'

export function fetchAdminFunnel(client: Client, query: URLSearchParams): Promise<AdminFunnel> {
  return client.get('/v1/marketplace/admin/funnel', { query })
}

/** A word that visitors searched for; undefined if it is not kept. */
export function fetchSearchedWord(client: Client, word: string): Promise<SearchedTerm | undefined> {
  return undefinedIfMissing(client.get('/v1/marketplace/admin/searched-word', { query: { word } }))
}
