import type { Client } from '#client/client.ts'
import { undefinedIfMissing } from '#client/undefined-if-missing.ts'

export const fetchFollowing = (client: Client, page: string) =>
  client.get('/v1/marketplace/me/following', { query: { page } })

/** Which of these experts the viewer follows, likes or is. */
export const fetchOwnReactions = (client: Client, slugs: string[]) =>
  client.get('/v1/marketplace/me/marks', { query: { slugs: slugs.join(',') } })

/** The API remembers this visit: later items count as new. */
export const fetchNews = (client: Client, page: string) =>
  client.get('/v1/marketplace/me/following/news', { query: { page, look: 'true' } })

export const fetchDigestSetting = (client: Client) => client.get('/v1/marketplace/me/following/digest')

export const changeDigestSetting = (client: Client, weekly: boolean) =>
  client.patch('/v1/marketplace/me/following/digest', { body: { weekly } })

/** Undefined if the link is invalid. */
export const fetchUnsubscribeLink = (client: Client, token: string) =>
  undefinedIfMissing(client.get('/v1/marketplace/digest/unsubscribe', { query: { token } }))

export const unsubscribe = (client: Client, token: string) =>
  client.post('/v1/marketplace/digest/unsubscribe', { body: { token } })
