import type { Transaction } from 'kysely'

import { retryOnDeadlock } from '#db/retry-on-deadlock.ts'
import type { Database } from '#db/schema.ts'
import { ok, type Result } from '#domain/result.ts'
import type { Deps } from '#use-cases/deps.ts'
import { refreshListings } from '#use-cases/lists/refresh-listings.ts'
import { allOrNothing } from '#use-cases/rollback.ts'

export type HostDeps = Pick<Deps, 'db' | 'queue' | 'now' | 'logAuthEvent'>

export type Report<T> = {
  answer: T
  /** Profiles whose requirements depend on it now: repeating the report would reach them again. */
  touched: string[]
  /**
   * Profiles that no longer have it: no later report would reach them, so a job refreshes them in case this process
   * dies first.
   */
  parted?: string[]
}

/** R52: commits the site builder's report first, then judges every profile that it may affect anew. */
export async function applyReport<T>(
  deps: HostDeps,
  write: (transaction: Transaction<Database>) => Promise<Report<T>>,
): Promise<Result<T>> {
  const done = await allOrNothing(() =>
    retryOnDeadlock(() =>
      deps.db.transaction().execute(async (transaction) => {
        const { answer, touched, parted = [] } = await write(transaction)
        if (parted.length > 0) await deps.queue.send(transaction, 'refresh-listings', { profileIds: parted })
        return { answer, profileIds: [...touched, ...parted] }
      }),
    ),
  )
  if (!done.ok) return done
  await refreshListings(deps, done.value.profileIds)
  return ok(done.value.answer)
}
