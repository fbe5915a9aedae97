import type { Client } from '#client/client.ts'
import { undefinedIfMissing } from '#client/undefined-if-missing.ts'
import type { OwnMarks } from '#domain/following/follow-or-like.ts'
import type { Digest, Following, News } from '#domain/following/following.ts'

export function fetchFollowing(client: Client, page: string): Promise<Following> {
  return client.get('/v1/marketplace/me/following', { query: { page } })
}

/** Which of these experts the viewer follows, likes or is. */
export function fetchOwnReactions(client: Client, slugs: string[]): Promise<OwnMarks> {
  return client.get('/v1/marketplace/me/marks', { query: { slugs: slugs.join(',') } })
}

/** The API remembers this visit: later items count as new. */
export function fetchNews(client: Client, page: string): Promise<News> {
  return client.get('/v1/marketplace/me/following/news', { query: { page, look: 'true' } })
}

export function fetchDigest(client: Client): Promise<Digest> {
  return client.get('/v1/marketplace/me/following/digest')
}

export function changeDigest(client: Client, weekly: boolean): Promise<Digest> {
  return client.patch('/v1/marketplace/me/following/digest', { body: { weekly } })
}

/** Undefined if the link is invalid. */
export function fetchUnsubscribe(client: Client, token: string): Promise<{ weekly: boolean } | undefined> {
  return undefinedIfMissing(client.get('/v1/marketplace/digest/unsubscribe', { query: { token } }))
}

export function unsubscribe(client: Client, token: string): Promise<{ weekly: boolean }> {
  return client.post('/v1/marketplace/digest/unsubscribe', { body: { token } })
}
