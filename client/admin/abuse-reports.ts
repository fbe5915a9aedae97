import { type FormBody, castFormBody } from '#client/api-call.ts'
import type { Client } from '#client/client.ts'
import { undefinedIfMissing } from '#client/undefined-if-missing.ts'

type NewReport = FormBody<'POST /v1/marketplace/profiles/{slug}/report'>

/** Reports a profile to the admins. */
export const reportProfile = (client: Client, slug: string, report: NewReport) =>
  client.post('/v1/marketplace/profiles/{slug}/report', { params: { slug }, body: castFormBody(report) })

/** The state of the report that a mailed link is about; undefined for a link that is not ours. */
export const fetchUnconfirmedReport = (client: Client, token: string) =>
  undefinedIfMissing(client.get('/v1/marketplace/reports/confirm', { query: { token } }))

/** By the link that was mailed. */
export const confirmAbuseReport = (client: Client, token: string) =>
  client.post('/v1/marketplace/reports/confirm', { body: { token } })

export const fetchModerationCounts = (client: Client) => client.get('/v1/marketplace/moderation')
