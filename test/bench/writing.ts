import { sql } from 'kysely'

import { aggregateListings } from '#use-cases/lists/counts/aggregate-listings.ts'
import { refreshListing } from '#use-cases/lists/refresh-listing.ts'

import type { Figure } from './figure.ts'
import { medians } from './measure.ts'
import type { BenchSite } from './site.ts'

const MANY = 20
const AT_ONCE = 8

/** A profile edit with all its consequences, against updating one row; and many concurrent edits of the same skill. */
export async function measureWriting({ deps, profiles }: BenchSite): Promise<Figure[]> {
  const { db, now } = deps
  const listed = await db
    .selectFrom('listing')
    .where('skill', '=', 'web-design')
    .select('profile_id')
    .orderBy('score', 'desc')
    .limit(MANY)
    .execute()
  const ids = listed.map((row) => row.profile_id)
  let turn = 0
  const change = async (id: string) => {
    turn++
    const status = turn % 2 ? ('LIMITED' as const) : ('AVAILABLE' as const)
    await db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('profile')
        .set({ about: `Made again, ${turn} times.`, availability_status: status, updated_at: now() })
        .where('id', '=', id)
        .execute()
      await refreshListing(transaction, id, { now: now() })
    })
  }
  const first = ids[0] ?? ''
  const yardstick = 'an UPDATE of one row'
  const times = await medians({
    [yardstick]: () =>
      sql`update profile set employer = ${`Employer ${turn++}`} where id = ${first} and owner_user_id is not null`.execute(
        db,
      ),
    'an edit with its listings, counts and search': () => change(first),
    [`${MANY} edits in one skill, ${AT_ONCE} at a time`]: async () => {
      const waiting = ids.values()
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          for (const id of waiting) await change(id)
        }),
      )
    },
  })
  const started = performance.now()
  await aggregateListings(deps)
  const added = performance.now() - started
  return [
    ...Object.entries(times)
      .filter(([name]) => name !== yardstick)
      .map(([name, value]): Figure => ({
        name,
        profiles,
        value,
        unit: 'ms',
        yardstick: { name: yardstick, value: times[yardstick] ?? Number.NaN },
      })),
    { name: 'adding up what these changed', profiles, value: added, unit: 'ms' },
  ]
}
