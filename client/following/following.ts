import { ApiFailure } from '#client/api-failure.ts'
import type { Client } from '#client/client.ts'
import type { Digest, Following, News } from '#domain/following/following.ts'

const FOLLOWING = '/v1/marketplace/me/following'
const UNSUBSCRIBE = '/v1/marketplace/digest/unsubscribe'

export function fetchFollowing(client: Client, page: string): Promise<Following> {
  return client.get(`${FOLLOWING}?${new URLSearchParams({ page })}`)
}

/** Fetching it is a look at it: what comes later is new. */
export function lookAtNews(client: Client, page: string): Promise<News> {
  return client.get(`${FOLLOWING}/news?${new URLSearchParams({ page, look: 'true' })}`)
}

export function fetchDigest(client: Client): Promise<Digest> {
  return client.get(`${FOLLOWING}/digest`)
}

export function changeDigest(client: Client, weekly: boolean): Promise<Digest> {
  return client.patch(`${FOLLOWING}/digest`, { weekly })
}

/** Undefined where the link is not one of ours. */
export async function fetchUnsubscribe(client: Client, token: string): Promise<{ weekly: boolean } | undefined> {
  try {
    return await client.get(`${UNSUBSCRIBE}?${new URLSearchParams({ token })}`)
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return undefined
    throw error
  }
}

export function unsubscribe(client: Client, token: string): Promise<{ weekly: boolean }> {
  return client.post(UNSUBSCRIBE, { token })
}
