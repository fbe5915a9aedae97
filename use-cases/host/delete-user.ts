import { deleteUserRow } from '#db/queries/host/host-accounts.ts'
import {
  listProfileIdsOf,
  lockHostEntry,
  uncountFollowersOf,
  uncountMarksOfUser,
} from '#db/queries/host/host-entries.ts'
import { dayOf } from '#domain/day.ts'
import type { Result } from '#domain/result.ts'

import { applyReport, type HostDeps } from './apply-report.ts'

/** R53: profile, listings and work go with the account; so does what it followed and liked. */
export async function deleteUser(deps: HostDeps, { id }: { id: string }): Promise<Result<null>> {
  return applyReport(deps, async (transaction) => {
    await lockHostEntry(transaction, { kind: 'user', id })
    await uncountMarksOfUser(transaction, { userId: id, day: dayOf(deps.now()) })
    await uncountFollowersOf(transaction, await listProfileIdsOf(transaction, { userIds: [id] }))
    await deleteUserRow(transaction, id)
    return { answer: null, touched: [] }
  })
}
