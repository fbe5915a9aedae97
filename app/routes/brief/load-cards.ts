import type { Client } from '#client/client.ts'
import { fetchComparison } from '#client/lists/shortlist.ts'
import type { ComparedExpert } from '#domain/lists/compared-expert.ts'
import type { Brief } from '#domain/messages/brief/brief.ts'

/** The cards of a brief's experts who are still listed, by handle. */
export async function loadCards(client: Client, { recipients }: Brief): Promise<Record<string, ComparedExpert>> {
  const slugs = recipients.flatMap(({ profileSlug }) => profileSlug ?? [])
  const { experts } = await fetchComparison(client, slugs)
  return Object.fromEntries(experts.map((expert) => [expert.slug, expert]))
}
