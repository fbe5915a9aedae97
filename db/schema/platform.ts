import type { ColumnType, Generated } from 'kysely'

import type { PlatformRules } from '#domain/platform/platform-rules.ts'

export type PlatformTables = {
  platform_rules: {
    only_row: Generated<boolean>
    digest: string
    rules: ColumnType<PlatformRules, string, string>
  }
}
