import type { Client } from '#client/client.ts'
import { orMissing } from '#client/or-missing.ts'
import type { Digest, Following, News } from '#domain/following/following.ts'

export function fetchFollowing(client: Client, page: string): Promise<Following> {
  return client.get('/v1/marketplace/me/following', { query: { page } })
}

/** Fetching it is a look at it: what comes later is new. */
export function lookAtNews(client: Client, page: string): Promise<News> {
  return client.get('/v1/marketplace/me/following/news', { query: { page, look: 'true' } })
}

export function fetchDigest(client: Client): Promise<Digest> {
  return client.get('/v1/marketplace/me/following/digest')
}

export function changeDigest(client: Client, weekly: boolean): Promise<Digest> {
  return client.patch('/v1/marketplace/me/following/digest', { body: { weekly } })
}

/** Undefined where the link is not one of ours. */
export function fetchUnsubscribe(client: Client, token: string): Promise<{ weekly: boolean } | undefined> {
  return orMissing(client.get('/v1/marketplace/digest/unsubscribe', { query: { token } }))
}

export function unsubscribe(client: Client, token: string): Promise<{ weekly: boolean }> {
  return client.post('/v1/marketplace/digest/unsubscribe', { body: { token } })
}
