import type { Db } from '#db/connection.ts'

/** Stores the rules by which profiles are scored from now on. Returns true for exactly one concurrent caller if they are new. */
export async function recordRankingVersion(db: Db, version: number): Promise<boolean> {
  const taken = await db
    .insertInto('ranking_rules')
    .values({ version })
    .onConflict((conflict) =>
      conflict.column('only_row').doUpdateSet({ version }).where('ranking_rules.version', '<>', version),
    )
    .returning('version')
    .executeTakeFirst()
  return taken !== undefined
}

type Span = { version: number; after: string; limit: number }

/** Profiles that other rules have scored, by id from the one after `after` on. */
export async function listOutdatedScores(db: Db, { version, after, limit }: Span): Promise<string[]> {
  const rows = await db
    .selectFrom('profile')
    .where('id', '>', after)
    .where('ranking_version', '<>', version)
    .select('id')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}
