import type { Generated } from 'kysely'

import type { Day, Timestamp } from './columns.ts'

type MarkTable = { user_id: string; profile_id: string; created_at: Timestamp }

export type FollowingTables = {
  follow: MarkTable
  profile_like: MarkTable
  news_reader: {
    user_id: string
    looked_at: Date | null
    looked_before_at: Date | null
    wants_digest: Generated<boolean>
    digest_week: Generated<Day>
  }
}
