import type { Db } from '#db/connection.ts'

type Span = { since: Date; now: Date; fadesAfterMs: number }

export async function findAvailabilityRefreshedUntil(db: Db): Promise<Date> {
  const row = await db.selectFrom('availability_refresh').select('until').executeTakeFirstOrThrow()
  return row.until
}

/** Never backwards, where two runs overlap. */
export async function storeAvailabilityRefreshedUntil(db: Db, until: Date): Promise<void> {
  await db.updateTable('availability_refresh').set({ until }).where('until', '<', until).execute()
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

/** Profiles whose availability faded, or reached its day, after `since` and up to `now`; by index. */
export async function listAvailabilityChangedByDate(db: Db, { since, now, fadesAfterMs }: Span): Promise<string[]> {
  const faded = (at: Date) => new Date(at.getTime() - fadesAfterMs)
  const rows = await db
    .selectFrom('profile')
    .select('id')
    .where('availability_confirmed_at', '>', faded(since))
    .where('availability_confirmed_at', '<=', faded(now))
    .union(
      db
        .selectFrom('profile')
        .select('id')
        .where('availability_from', '>', dayOf(since))
        .where('availability_from', '<=', dayOf(now)),
    )
    .execute()
  return rows.map((row) => row.id)
}
