import type { Generated } from 'kysely'

import type { UnmatchedTermStatus, UnmatchedTermKind } from '#domain/admin/unmatched-term.ts'

import type { Timestamp } from './columns.ts'

export type CatalogueTables = {
  unmatched_term: {
    kind: UnmatchedTermKind
    term: string
    times: Generated<number>
    first_seen: Timestamp
    last_seen: Timestamp
    status: Generated<UnmatchedTermStatus>
    target: string | null
    decided_at: Date | null
  }

  catalogue_snapshot: {
    id: string
    created_at: Timestamp
    created_by: string | null
    source: Generated<'computed'>
    reason: string
    tables: string
    paths: number
    aliases: number
    active: Generated<boolean>
  }

  catalogue_matching: {
    only_row: Generated<true>
    version: string
  }
}
