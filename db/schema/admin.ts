import type { ColumnType, Generated } from 'kysely'

import type { AbuseReportOutcome, AbuseReportReason } from '#domain/admin/abuse-report.ts'

import type { Timestamp } from './columns.ts'

export type AdminTables = {
  moderation_entry: {
    id: string
    actor_id: string | null
    profile_id: string | null
    account_id: string | null
    action: string
    reason: string | null
    /** JSON, written as text. */
    details: ColumnType<Record<string, unknown>, string | undefined, string>
    created_at: Timestamp
  }

  site_block: {
    id: string
    kind: 'domain' | 'network'
    value: string
    reason: string
    created_by: string | null
    created_at: Timestamp
    expires_at: Date | null
  }

  profile_report: {
    id: string
    profile_id: string
    reporter_id: string | null
    reason: AbuseReportReason
    text: string
    created_at: Timestamp
    closed_at: Date | null
    closed_by: string | null
    outcome: AbuseReportOutcome | null
    held: Generated<boolean>
  }
}
