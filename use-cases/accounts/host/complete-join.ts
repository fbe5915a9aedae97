import { lockUser } from '#db/queries/accounts/account-writes.ts'
import { findHostJoin, consumeHostJoin } from '#db/queries/accounts/host/host-joins.ts'
import { insertHostLink } from '#db/queries/accounts/host/host-links.ts'
import { lockHostEntries } from '#db/queries/host/host-bulk.ts'
import { findHostEntry } from '#db/queries/host/host-reports.ts'
import { violatedConstraint } from '#db/violated-constraint.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Deps } from '#use-cases/deps.ts'
import { applyHostReport } from '#use-cases/host/apply-report.ts'
import { applyReportsAfterJoin } from '#use-cases/host/waiting-reports.ts'

import { claimHostId } from './claim-host-id.ts'

export type JoinDeps = Pick<Deps, 'db' | 'queue' | 'site' | 'signIn' | 'now' | 'logAuthEvent'>

export const JOIN_LINK_EXPIRED = fail('not_found', 'this has expired or was done before; sign in again')
const TAKEN = fail('already_used', 'one of the accounts is joined with another already')

type Key = Parameters<typeof consumeHostJoin>[1]
export type Joined = { userId: string; next: string }

/**
 * R415, R476: uses up the confirmation; the account signs in at the site builder from now on, and receives its reports.
 * Reports about either id wait meanwhile.
 */
export async function completeJoin(deps: Omit<JoinDeps, 'site' | 'signIn'>, key: Key): Promise<Result<Joined>> {
  const now = deps.now()
  const found = await findHostJoin(deps.db, key, { now })
  if (!found) return JOIN_LINK_EXPIRED
  const { user_id: userId, issuer, subject } = found
  try {
    const joined = await applyHostReport(deps, async (transaction, effects) => {
      await lockHostEntries(transaction, 'user', [userId, subject])
      const taken = await consumeHostJoin(transaction, key, { now })
      const user = await lockUser(transaction, userId)
      // The address that both accounts had no longer belongs to this account, or the browser has started another join.
      if (taken?.user_id !== userId || taken.subject !== subject || user?.email !== taken.email)
        return JOIN_LINK_EXPIRED
      if ((await findHostEntry(transaction, { kind: 'user', id: subject }))?.deleted) return JOIN_LINK_EXPIRED
      if (!(await claimHostId(transaction, { userId, subject }))) return TAKEN
      await insertHostLink(transaction, { userId, issuer, subject })
      await applyReportsAfterJoin(transaction, [subject, userId], { now, effects, signsIn: true })
      return ok({ userId, next: taken.next })
    })
    if (!joined.ok) return joined
    if (joined.value.ok) deps.logAuthEvent({ event: 'host-joined', userId })
    return joined.value
  } catch (error) {
    const violated = violatedConstraint(error)
    const isTaken = violated === 'account_one_per_provider' || violated === 'account_provider_id_account_id_key'
    if (isTaken) return TAKEN
    throw error
  }
}
