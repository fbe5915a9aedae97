import type { Db } from '#db/connection.ts'

/** Notes by what profiles are matched from now on; whether that is something new. Of several at once, one hears yes. */
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
