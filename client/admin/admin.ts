import type { Client } from '#client/client.ts'
import type { AdminAccounts } from '#domain/admin/admin-accounts.ts'
import type { AdminProfiles, BulkResult, Overview, ProfileHistory } from '#domain/admin/admin-profiles.ts'
import type { CataloguePreview, CatalogueVersions } from '#domain/admin/catalogue-version.ts'
import type { Moderation } from '#domain/admin/moderation.ts'
import type { AdminReports } from '#domain/admin/reports.ts'
import type { AdminTerm, AdminTerms } from '#domain/admin/terms.ts'
import type { Message } from '#domain/messages/message.ts'
import type { Profile } from '#domain/profiles/profile.ts'

const BASE = '/v1/marketplace/admin'

/** Forms give texts; what is wrong with them, the API says. */
type Texts = Record<string, string>

/** What an admin sets on somebody's profile; the reason is written down. */
export function moderateProfile(client: Client, slug: string, moderation: Moderation): Promise<Profile> {
  return client.patch(`${BASE}/profiles/${encodeURIComponent(slug)}`, moderation)
}

export function fetchOverview(client: Client): Promise<Overview> {
  return client.get(`${BASE}/overview`)
}

export function findProfiles(client: Client, query: URLSearchParams): Promise<AdminProfiles> {
  return client.get(`${BASE}/profiles?${query}`)
}

export function setVisibilities(
  client: Client,
  change: { slugs: string[]; visibility: string; reason: string },
): Promise<BulkResult> {
  return client.post(`${BASE}/profiles/bulk`, change)
}

export function fetchHistory(client: Client, slug: string): Promise<ProfileHistory> {
  return client.get(`${BASE}/profiles/${encodeURIComponent(slug)}/history`)
}

export function fetchReports(client: Client, query: URLSearchParams): Promise<AdminReports> {
  return client.get(`${BASE}/reports?${query}`)
}

export function closeReport(client: Client, closing: Texts): Promise<unknown> {
  return client.patch(`${BASE}/reports`, closing)
}

/** Reading it is written down. */
export function readReportedMessage(client: Client, id: string): Promise<Message> {
  return client.get(`${BASE}/reported-messages/${encodeURIComponent(id)}`)
}

export function fetchTerms(client: Client, query: URLSearchParams): Promise<AdminTerms> {
  return client.get(`${BASE}/unmatched-terms?${query}`)
}

export function decideOnTerm(client: Client, decision: Texts): Promise<AdminTerm> {
  return client.patch(`${BASE}/unmatched-terms`, decision)
}

export function fetchVersions(client: Client, query: URLSearchParams): Promise<CatalogueVersions> {
  return client.get(`${BASE}/catalogue?${query}`)
}

export function previewRebuild(client: Client): Promise<CataloguePreview> {
  return client.get(`${BASE}/catalogue/preview`)
}

export function rebuildCatalogue(client: Client, reason: string): Promise<unknown> {
  return client.post(`${BASE}/catalogue/rebuild`, { reason })
}

export function rollBackCatalogue(
  client: Client,
  change: { snapshotId: string | null; reason: string },
): Promise<unknown> {
  return client.post(`${BASE}/catalogue/roll-back`, change)
}

export function findAccounts(client: Client, query: URLSearchParams): Promise<AdminAccounts> {
  return client.get(`${BASE}/accounts?${query}`)
}

/** Locks, unlocks or signs out; the reason is written down. */
export function actOnAccount(client: Client, id: string, act: Texts): Promise<unknown> {
  return client.post(`${BASE}/accounts/${encodeURIComponent(id)}`, act)
}
