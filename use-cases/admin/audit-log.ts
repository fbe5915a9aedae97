import { type AuditFilter, countAuditEntries, listAuditEntries } from '#db/queries/admin/audit-log.ts'
import { auditCsv } from '#domain/admin/audit-csv.ts'
import { type AuditEntry, type AuditLog, auditLogQuerySchema } from '#domain/admin/audit-log.ts'
import { MAX_AUDIT_EXPORT_ENTRIES, MAX_PAGES, PAGE_SIZE } from '#domain/limits.ts'
import { okUnlessBeyondLast, countListPages, pageLimitOffset } from '#domain/page-number.ts'
import { ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'

import { presentEntry } from './present-entry.ts'
import { requireAdminViewer } from './require-admin-viewer.ts'

type Query = { query: Record<string, unknown> }

const presentAudit = (row: Awaited<ReturnType<typeof listAuditEntries>>[number]): AuditEntry => ({
  ...presentEntry(row),
  byEmail: row.actor_email,
  account: row.account_email,
  profile: row.profile_slug,
})

function readQuery(viewer: Viewer, query: Record<string, unknown>): Result<{ filter: AuditFilter; page: number }> {
  const admin = requireAdminViewer(viewer)
  if (!admin.ok) return admin
  const parsed = auditLogQuerySchema.safeParse(query)
  if (!parsed.success) return invalidInput(parsed.error)
  const { page, ...filter } = parsed.data
  return ok({ filter, page })
}

/** R601: what all admins and operators did, newest first. */
export async function readAuditLog(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  { query }: Query,
): Promise<Result<AuditLog>> {
  const wanted = readQuery(viewer, query)
  if (!wanted.ok) return wanted
  const { filter, page } = wanted.value
  const [total, rows] = await Promise.all([
    countAuditEntries(db, { filter, limit: MAX_PAGES * PAGE_SIZE }),
    listAuditEntries(db, { filter, ...pageLimitOffset(page) }),
  ])
  return okUnlessBeyondLast({ items: rows.map(presentAudit), total, page, pages: countListPages(total) })
}

/** R602: the newest entries that match, as CSV. */
export async function exportAuditLog(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  { query }: Query,
): Promise<Result<string>> {
  const wanted = readQuery(viewer, query)
  if (!wanted.ok) return wanted
  const rows = await listAuditEntries(db, { filter: wanted.value.filter, limit: MAX_AUDIT_EXPORT_ENTRIES })
  return ok(auditCsv(rows.map(presentAudit)))
}
