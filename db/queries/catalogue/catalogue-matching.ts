import type { Db } from '#db/connection.ts'

/** Stores the version by which profiles are matched from now on. Returns true for exactly one concurrent caller if it is new. */
export async function recordMatchingVersion(db: Db, version: string): Promise<boolean> {
  const taken = await db
    .insertInto('catalogue_matching')
    .values({ version })
    .onConflict((conflict) =>
      conflict.column('only_row').doUpdateSet({ version }).where('catalogue_matching.version', '<>', version),
    )
    .returning('version')
    .executeTakeFirst()
  return taken !== undefined
}
