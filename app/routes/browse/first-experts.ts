import type { Client } from '#client/client.ts'
import { fetchHirePage } from '#client/lists/hire.ts'
import type { ExpertCard } from '#domain/lists/expert-card.ts'

const SHOWN = 6

/** The first few experts of a hire page, as a preview. */
export async function firstExperts(client: Client, path: string): Promise<ExpertCard[]> {
  const found = await fetchHirePage(client, { path, query: new URLSearchParams() })
  return found?.experts.slice(0, SHOWN) ?? []
}
