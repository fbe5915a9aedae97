import { type FormBody, fromForm } from '#client/api-call.ts'
import type { Client } from '#client/client.ts'
import type { AdminAccount, AdminAccounts } from '#domain/admin/admin-accounts.ts'
import type { AdminProfiles, BulkResult, Overview, ProfileHistory } from '#domain/admin/admin-profiles.ts'
import type { AuditLog } from '#domain/admin/audit-log.ts'
import type { CataloguePreview, CatalogueVersions } from '#domain/admin/catalogue-version.ts'
import type { Moderation } from '#domain/admin/moderation.ts'
import type { AdminReports, ReportedConversation } from '#domain/admin/reports.ts'
import type { AdminTerm, AdminTerms } from '#domain/admin/terms.ts'
import type { Profile } from '#domain/profiles/profile.ts'

/** An admin's changes to a profile; the reason is recorded. */
export function moderateProfile(client: Client, slug: string, moderation: Moderation): Promise<Profile> {
  return client.patch('/v1/marketplace/admin/profiles/{slug}', { params: { slug }, body: moderation })
}

export function fetchOverview(client: Client): Promise<Overview> {
  return client.get('/v1/marketplace/admin/overview')
}

export function findProfiles(client: Client, query: URLSearchParams): Promise<AdminProfiles> {
  return client.get('/v1/marketplace/admin/profiles', { query })
}

type Visibilities = FormBody<'POST /v1/marketplace/admin/profiles/bulk'>

export function setVisibilities(client: Client, change: Visibilities): Promise<BulkResult> {
  return client.post('/v1/marketplace/admin/profiles/bulk', { body: fromForm(change) })
}

export function fetchHistory(client: Client, slug: string): Promise<ProfileHistory> {
  return client.get('/v1/marketplace/admin/profiles/{slug}/history', { params: { slug } })
}

export function fetchReports(client: Client, query: URLSearchParams): Promise<AdminReports> {
  return client.get('/v1/marketplace/admin/reports', { query })
}

type Closing = FormBody<'PATCH /v1/marketplace/admin/reports'>

export async function closeReport(client: Client, closing: Closing): Promise<void> {
  await client.patch('/v1/marketplace/admin/reports', { body: fromForm(closing) })
}

/** Reading it is written down. */
export function readReportedMessage(client: Client, id: string): Promise<ReportedConversation> {
  return client.get('/v1/marketplace/admin/reported-messages/{id}', { params: { id } })
}

export function fetchTerms(client: Client, query: URLSearchParams): Promise<AdminTerms> {
  return client.get('/v1/marketplace/admin/unmatched-terms', { query })
}

type Decision = FormBody<'PATCH /v1/marketplace/admin/unmatched-terms'>

export function decideOnTerm(client: Client, decision: Decision): Promise<AdminTerm> {
  return client.patch('/v1/marketplace/admin/unmatched-terms', { body: fromForm(decision) })
}

export function fetchVersions(client: Client, query: URLSearchParams): Promise<CatalogueVersions> {
  return client.get('/v1/marketplace/admin/catalogue', { query })
}

export function previewRebuild(client: Client): Promise<CataloguePreview> {
  return client.get('/v1/marketplace/admin/catalogue/preview')
}

export async function rebuildCatalogue(client: Client, reason: string): Promise<void> {
  await client.post('/v1/marketplace/admin/catalogue/rebuild', { body: { reason } })
}

export async function rollBackCatalogue(
  client: Client,
  change: { snapshotId: string | null; reason: string },
): Promise<void> {
  await client.post('/v1/marketplace/admin/catalogue/roll-back', { body: change })
}

export function fetchAuditLog(client: Client, query: URLSearchParams): Promise<AuditLog> {
  return client.get('/v1/marketplace/admin/audit-log', { query })
}

export function findAccounts(client: Client, query: URLSearchParams): Promise<AdminAccounts> {
  return client.get('/v1/marketplace/admin/accounts', { query })
}

type AccountAct = FormBody<'POST /v1/marketplace/admin/accounts/{id}'>

/** Locks, unlocks or signs out an account; the reason is recorded. */
export function actOnAccount(client: Client, id: string, act: AccountAct): Promise<AdminAccount> {
  return client.post('/v1/marketplace/admin/accounts/{id}', { params: { id }, body: fromForm(act) })
}
