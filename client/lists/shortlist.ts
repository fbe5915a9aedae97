import type { Client } from '#client/client.ts'
import * as addresses from '#domain/addresses.ts'
import type { Comparison } from '#domain/lists/compared-expert.ts'
import type { Shortlist } from '#domain/lists/shortlist.ts'

/** Fetches the whole list in one call; an empty list needs none. */
export async function fetchComparison(client: Client, list: Shortlist): Promise<Comparison> {
  if (list.length === 0) return { experts: [], missing: [], renamed: {} }
  return client.get('/v1/marketplace/experts', { query: { slugs: list.join(',') } })
}

/** The shareable address of a list. Handles need no encoding. */
export function shortlistShareAddress(list: Shortlist): string {
  return `${addresses.shortlist}?experts=${list.join(',')}`
}
