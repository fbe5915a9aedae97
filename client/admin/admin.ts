import { type FormBody, castFormBody } from '#client/api-call.ts'
import type { Client } from '#client/client.ts'
import type { ProfileModeration } from '#domain/admin/moderation.ts'

/** An admin's changes to a profile; the reason is recorded. */
export const moderateProfile = (client: Client, slug: string, moderation: ProfileModeration) =>
  client.patch('/v1/marketplace/admin/profiles/{slug}', { params: { slug }, body: moderation })

export const fetchOverview = (client: Client) => client.get('/v1/marketplace/admin/overview')

export const findProfiles = (client: Client, query: URLSearchParams) =>
  client.get('/v1/marketplace/admin/profiles', { query })

type Visibilities = FormBody<'POST /v1/marketplace/admin/profiles/bulk'>

export const setVisibilities = (client: Client, change: Visibilities) =>
  client.post('/v1/marketplace/admin/profiles/bulk', { body: castFormBody(change) })

export const fetchProfileHistory = (client: Client, slug: string) =>
  client.get('/v1/marketplace/admin/profiles/{slug}/history', { params: { slug } })

export const fetchAbuseReports = (client: Client, query: URLSearchParams) =>
  client.get('/v1/marketplace/admin/reports', { query })

type Closing = FormBody<'PATCH /v1/marketplace/admin/reports'>

export const closeAbuseReport = (client: Client, closing: Closing) =>
  client.patch('/v1/marketplace/admin/reports', { body: castFormBody(closing) })

/** Reading it is written down. */
export const fetchReportedMessage = (client: Client, id: string) =>
  client.get('/v1/marketplace/admin/reported-messages/{id}', { params: { id } })

export const fetchUnmatchedTerms = (client: Client, query: URLSearchParams) =>
  client.get('/v1/marketplace/admin/unmatched-terms', { query })

type Decision = FormBody<'PATCH /v1/marketplace/admin/unmatched-terms'>

export const decideUnmatchedTerm = (client: Client, decision: Decision) =>
  client.patch('/v1/marketplace/admin/unmatched-terms', { body: castFormBody(decision) })

export const fetchCatalogueVersions = (client: Client, query: URLSearchParams) =>
  client.get('/v1/marketplace/admin/catalogue', { query })

export const previewRebuild = (client: Client) => client.get('/v1/marketplace/admin/catalogue/preview')

export const rebuildCatalogue = (client: Client, reason: string) =>
  client.post('/v1/marketplace/admin/catalogue/rebuild', { body: { reason } })

export const rollBackCatalogue = (client: Client, change: { snapshotId: string | null; reason: string }) =>
  client.post('/v1/marketplace/admin/catalogue/roll-back', { body: change })

export const fetchAuditLog = (client: Client, query: URLSearchParams) =>
  client.get('/v1/marketplace/admin/audit-log', { query })

export const findAccounts = (client: Client, query: URLSearchParams) =>
  client.get('/v1/marketplace/admin/accounts', { query })

type AccountAct = FormBody<'POST /v1/marketplace/admin/accounts/{id}'>

/** Locks, unlocks or signs out an account; the reason is recorded. */
export const actOnAccount = (client: Client, id: string, act: AccountAct) =>
  client.post('/v1/marketplace/admin/accounts/{id}', { params: { id }, body: castFormBody(act) })
