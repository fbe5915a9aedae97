import { deleteAssetRow, findHostAsset } from '#db/queries/host/host-assets.ts'
import { lockHostEntry } from '#db/queries/host/host-entries.ts'
import type { Result } from '#domain/result.ts'

import { applyReport, type HostDeps } from './apply-report.ts'
import { lockOwnerProfile } from './asset-owner.ts'

/** R53: deletes the work, also from the owner's highlights. */
export async function deleteAsset(deps: HostDeps, { id }: { id: string }): Promise<Result<null>> {
  return applyReport(deps, async (transaction) => {
    await lockHostEntry(transaction, { kind: 'asset', id })
    const before = await findHostAsset(transaction, id)
    if (!before) return { answer: null, touched: [] }
    const parted = await lockOwnerProfile(transaction, before)
    await deleteAssetRow(transaction, id)
    return { answer: null, touched: [], parted }
  })
}
