import type { Client } from '#client/client.ts'
import { fetchComparison } from '#client/lists/shortlist.ts'
import { SHORTLIST_SIZE } from '#domain/limits.ts'
import type { Message } from '#domain/messages/message.ts'

export type Face = { src: string | null; shape: 'person' | 'workspace' }

/** R684: pictures of listed experts whom the reader wrote to, by handle. Everybody else has initials. */
export async function loadFaces(client: Client, messages: Message[]): Promise<Record<string, Face>> {
  const slugs = messages.flatMap(({ side, profileSlug }) => (side === 'sender' && profileSlug ? [profileSlug] : []))
  if (slugs.length === 0) return {}
  const { experts } = await fetchComparison(client, [...new Set(slugs)].slice(0, SHORTLIST_SIZE))
  return Object.fromEntries(
    experts.map(({ slug, profileImg, type }) => [
      slug,
      { src: profileImg, shape: type === 'freelancer' ? 'person' : 'workspace' },
    ]),
  )
}
