import { isOperatorAction } from '#domain/admin/moderation-action.ts'
import type { ModerationEntry } from '#domain/admin/moderation-entry.ts'

type EntryRow = {
  id: string
  action: string
  reason: string | null
  details: Record<string, unknown>
  created_at: Date
  actor_name: string | null
}

export function presentEntry(row: EntryRow): ModerationEntry {
  return {
    id: row.id,
    action: row.action,
    by: row.actor_name,
    byOperator: isOperatorAction(row.action),
    on: row.created_at.toISOString(),
    reason: row.reason,
    details: row.details,
  }
}
