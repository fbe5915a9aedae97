import type { Client } from '#client/client.ts'

export const fetchStatistics = (client: Client, { slug, days }: { slug: string; days: number }) =>
  client.get('/v1/marketplace/me/statistics', { query: { profile: slug, days: String(days) } })

export const fetchFunnel = (client: Client, slug: string) =>
  client.get('/v1/marketplace/me/funnel', { query: { profile: slug } })
