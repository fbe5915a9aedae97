import type { Generated } from 'kysely'

import type { HostKind } from '#domain/host/host-paths.ts'

export type HostTables = {
  host_entry: {
    kind: HostKind
    id: string
    version: string | null
    deleted: Generated<boolean>
    dated: Generated<boolean>
    pending: object | null
    waits_for: Generated<string[]>
    held_by: string | null
    snapshot_id: string | null
    report_number: string
    reported_at: Date
  }

  host_snapshot: {
    id: Generated<string>
    kinds: HostKind[]
    version: string | null
    begun_at: Date
    committed_at: Date | null
  }

  host_floor: { kind: HostKind; version: string }
  host_status: {
    kind: HostKind
    reports: Generated<string>
    stale: Generated<string>
    refused: Generated<string>
    last_report_at: Date | null
    lag_ms: string | null
    last_refusal_at: Date | null
    last_refusal: string | null
  }
}
