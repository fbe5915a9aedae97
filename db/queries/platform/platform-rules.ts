import { sql } from 'kysely'

import type { Db } from '#db/connection.ts'
import type { PlatformRules } from '#domain/platform/platform-rules.ts'

export type StoredRules = { digest: string; rules: PlatformRules }

/** The rules that the last start brought; undefined for the specification's, as long as there were no others. */
export function findPlatformRules(db: Db): Promise<StoredRules | undefined> {
  return db.selectFrom('platform_rules').select(['digest', 'rules']).executeTakeFirst()
}

/** Whether the database is migrated as far as to have a place for them. */
export async function hasPlatformRulesTable(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass('platform_rules') is not null as found`.execute(db)
  return rows[0]?.found ?? false
}

/** Stores the rules by which profiles are listed from now on. Returns true for exactly one concurrent caller if they are new. */
export async function recordPlatformRules(db: Db, { digest, rules }: StoredRules): Promise<boolean> {
  const stored = JSON.stringify(rules)
  const taken = await db
    .insertInto('platform_rules')
    .values({ digest, rules: stored })
    .onConflict((conflict) =>
      conflict.column('only_row').doUpdateSet({ digest, rules: stored }).where('platform_rules.digest', '<>', digest),
    )
    .returning('digest')
    .executeTakeFirst()
  return taken !== undefined
}

/** Every cached page of every node, and of a CDN, is outdated once the transaction commits. */
export async function invalidateAllPages(db: Db): Promise<void> {
  await sql`select tell_pages('all')`.execute(db)
}
