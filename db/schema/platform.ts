import type { ColumnType, Generated } from 'kysely'

import type { PlatformRules } from '#domain/platform/platform-rules.ts'

export type PlatformTables = {
  platform_rules: {
    only_row: Generated<boolean>
    digest: string
    rules: ColumnType<PlatformRules, string, string>
  }

  /** One row. */
  read_only_mode: {
    since: Date | null
    message: Generated<string>
    set_by: string | null
  }

  /** R680: what a refused form held, encrypted. */
  refused_form: { id: string; browser_hash: string; sealed: Buffer; created_at: Date; expires_at: Date }
}
