import type { Client } from '#client/client.ts'
import type { Statistics } from '#domain/statistics/statistics.ts'

export function fetchStatistics(client: Client, { slug, days }: { slug: string; days: number }): Promise<Statistics> {
  return client.get('/v1/marketplace/me/statistics', { query: { profile: slug, days: String(days) } })
}
