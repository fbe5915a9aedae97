import type { Client } from '#client/client.ts'
import type { ModerationCounts, SentReport } from '#domain/admin/reports.ts'

/** What is wrong with a profile, to the admins. */
export function reportProfile(
  client: Client,
  slug: string,
  report: { reason: string; text: string },
): Promise<SentReport> {
  return client.post(`/v1/marketplace/profiles/${encodeURIComponent(slug)}/report`, report)
}

/** By the link that was mailed. */
export function confirmReport(client: Client, token: string): Promise<SentReport> {
  return client.post('/v1/marketplace/reports/confirm', { token })
}

export function fetchModerationCounts(client: Client): Promise<ModerationCounts> {
  return client.get('/v1/marketplace/moderation')
}
