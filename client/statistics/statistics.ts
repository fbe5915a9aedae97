import type { Client } from '#client/client.ts'
import type { Funnel } from '#domain/statistics/funnel.ts'
import type { Statistics } from '#domain/statistics/statistics.ts'

export function fetchStatistics(client: Client, { slug, days }: { slug: string; days: number }): Promise<Statistics> {
  return client.get('/v1/marketplace/me/statistics', { query: { profile: slug, days: String(days) } })
}

export function fetchFunnel(client: Client, slug: string): Promise<Funnel> {
  return client.get('/v1/marketplace/me/funnel', { query: { profile: slug } })
}
