import { deleteWorkspaceRow, readMembers } from '#db/queries/host/host-accounts.ts'
import { listProfileIdsOf, lockHostEntry, uncountFollowersOf } from '#db/queries/host/host-entries.ts'
import type { Result } from '#domain/result.ts'

import { applyReport, type HostDeps } from './apply-report.ts'

/** R53: profile, listings and work go with the workspace; its members lose the plan. */
export async function deleteWorkspace(deps: HostDeps, { id }: { id: string }): Promise<Result<null>> {
  return applyReport(deps, async (transaction) => {
    await lockHostEntry(transaction, { kind: 'workspace', id })
    const members = await readMembers(transaction, id)
    await uncountFollowersOf(transaction, await listProfileIdsOf(transaction, { workspaceIds: [id] }))
    await deleteWorkspaceRow(transaction, id)
    const parted = await listProfileIdsOf(transaction, { userIds: [...members.keys()] })
    return { answer: null, touched: [], parted }
  })
}
