import type { Client } from '#client/client.ts'
import { undefinedIfMissing } from '#client/undefined-if-missing.ts'

export const fetchAdminFunnel = (client: Client, query: URLSearchParams) =>
  client.get('/v1/marketplace/admin/funnel', { query })

/** A word that visitors searched for; undefined if it is not kept. */
export const fetchSearchedWord = (client: Client, word: string) =>
  undefinedIfMissing(client.get('/v1/marketplace/admin/searched-word', { query: { word } }))
