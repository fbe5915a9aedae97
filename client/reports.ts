import type { ModerationCounts } from '#domain/report-desk.ts'

import type { Client } from './client.ts'

/** What is wrong with a profile, to the admins. */
export function reportProfile(
  client: Client,
  slug: string,
  report: { reason: string; text: string },
): Promise<unknown> {
  return client.post(`/v1/marketplace/profiles/${encodeURIComponent(slug)}/report`, report)
}

export function fetchModerationCounts(client: Client): Promise<ModerationCounts> {
  return client.get('/v1/marketplace/moderation')
}
