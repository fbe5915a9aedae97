import type { Transaction } from 'kysely'

import { retryOnDeadlock } from '#db/retry-on-deadlock.ts'
import type { Database } from '#db/schema.ts'
import { violatedConstraint } from '#db/violated-constraint.ts'
import { ok, type Result } from '#domain/result.ts'
import type { Deps } from '#use-cases/deps.ts'
import { refreshListings } from '#use-cases/lists/refresh-listings.ts'
import { catchRollback } from '#use-cases/rollback.ts'

import { type ReportEffects, createReportEffects } from './entries/entry-type.ts'
import { EMAIL_TAKEN } from './entries/user-entry.ts'
import { WORKSPACE_SLUG_TAKEN } from './entries/workspace-entry.ts'

export type HostDeps = Pick<Deps, 'db' | 'queue' | 'now' | 'logAuthEvent' | 'signIn'>

type Write<T> = (transaction: Transaction<Database>, effects: ReportEffects) => Promise<T>

/** R52: commits the site builder's report first, then judges every profile that it may affect again. */
export async function applyHostReport<T>(deps: Omit<HostDeps, 'signIn'>, write: Write<T>): Promise<Result<T>> {
  let effects = createReportEffects()
  try {
    const done = await catchRollback(() =>
      retryOnDeadlock(() =>
        deps.db.transaction().execute(async (transaction) => {
          effects = createReportEffects()
          const answer = await write(transaction, effects)
          // In case this process dies first.
          const profileIds = [...effects.parted]
          if (profileIds.length > 0) await deps.queue.send(transaction, 'refresh-listings', { profileIds })
          const { later } = effects.waiting
          if (later.length > 0) await deps.queue.send(transaction, 'apply-waiting-reports', { entries: later })
          return answer
        }),
      ),
    )
    if (!done.ok) return done
    for (const userId of effects.emailChanged) deps.logAuthEvent({ event: 'email-changed', userId })
    await refreshListings(deps, [...effects.touched, ...effects.parted])
    return ok(done.value)
  } catch (error) {
    // Somebody else was given it since the report was checked.
    if (violatedConstraint(error) === 'user_email_key') return EMAIL_TAKEN
    if (violatedConstraint(error) === 'workspace_slug_key') return WORKSPACE_SLUG_TAKEN
    throw error
  }
}
