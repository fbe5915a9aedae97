import { type FormBody, fromForm } from '#client/api-call.ts'
import type { Client } from '#client/client.ts'
import type { ModerationCounts, SentReport } from '#domain/admin/reports.ts'

type NewReport = FormBody<'POST /v1/marketplace/profiles/{slug}/report'>

/** Reports a profile to the admins. */
export function reportProfile(client: Client, slug: string, report: NewReport): Promise<SentReport> {
  return client.post('/v1/marketplace/profiles/{slug}/report', { params: { slug }, body: fromForm(report) })
}

/** Confirms a report by the mailed link. */
export function confirmReport(client: Client, token: string): Promise<SentReport> {
  return client.post('/v1/marketplace/reports/confirm', { body: { token } })
}

export function fetchModerationCounts(client: Client): Promise<ModerationCounts> {
  return client.get('/v1/marketplace/moderation')
}
