import { type FormBody, fromForm } from '#client/api-call.ts'
import type { Client } from '#client/client.ts'
import { undefinedIfMissing } from '#client/undefined-if-missing.ts'
import type { ModerationCounts, SentReport } from '#domain/admin/reports.ts'

type NewReport = FormBody<'POST /v1/marketplace/profiles/{slug}/report'>

/** Reports a profile to the admins. */
export function reportProfile(client: Client, slug: string, report: NewReport): Promise<SentReport> {
  return client.post('/v1/marketplace/profiles/{slug}/report', { params: { slug }, body: fromForm(report) })
}

/** The state of the report that a mailed link is about; undefined for a link that is not ours. */
export function fetchHeldReport(client: Client, token: string): Promise<SentReport | undefined> {
  return undefinedIfMissing(client.get('/v1/marketplace/reports/confirm', { query: { token } }))
}

/** By the link that was mailed. */
export function confirmReport(client: Client, token: string): Promise<SentReport> {
  return client.post('/v1/marketplace/reports/confirm', { body: { token } })
}

export function fetchModerationCounts(client: Client): Promise<ModerationCounts> {
  return client.get('/v1/marketplace/moderation')
}
