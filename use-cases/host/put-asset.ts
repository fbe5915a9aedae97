import type { Db } from '#db/connection.ts'
import { findHostAsset, removeFromProfiles, upsertAsset } from '#db/queries/host/host-assets.ts'
import { holdUsers, holdWorkspace, lockHostEntry } from '#db/queries/host/host-entries.ts'
import { type HostAnswer, hostAssetSchema, type HostAssetInput } from '#domain/host/host-input.ts'
import { fail, type Result } from '#domain/result.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'
import { Rollback } from '#use-cases/rollback.ts'

import { applyReport, type HostDeps } from './apply-report.ts'
import { lockOwnerProfile, ownerProfileIds } from './asset-owner.ts'
import { putStatus } from './put-status.ts'

function assetColumns({ owner, url, description, thumbnailUrl, publishedOn, ...same }: HostAssetInput) {
  return {
    ...same,
    owner_user_id: 'userId' in owner ? owner.userId : null,
    owner_workspace_id: 'workspaceId' in owner ? owner.workspaceId : null,
    url: url ?? null,
    // An empty string means no description.
    description: description || null,
    thumbnail_url: thumbnailUrl ?? null,
    published_at: publishedOn === null ? null : new Date(publishedOn),
  }
}

async function checkOwner(db: Db, owner: HostAssetInput['owner']): Promise<void> {
  const [field, known] =
    'userId' in owner
      ? ['owner.userId', (await holdUsers(db, [owner.userId])).has(owner.userId)]
      : ['owner.workspaceId', await holdWorkspace(db, owner.workspaceId)]
  if (!known) throw new Rollback(fail('validation_failed', `check ${field}`, { [field]: ['There is no such owner.'] }))
}

/** R51, R52: stores a piece of work; one that changes its owner leaves the former owner's profile. */
export async function putAsset(
  deps: HostDeps,
  { id, input }: { id: string; input: unknown },
): Promise<Result<HostAnswer>> {
  const parsed = hostAssetSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const values = assetColumns(parsed.data)
  return applyReport(deps, async (transaction) => {
    await lockHostEntry(transaction, { kind: 'asset', id })
    await checkOwner(transaction, parsed.data.owner)
    const before = await findHostAsset(transaction, id)
    const moved =
      before !== undefined &&
      (before.owner_user_id !== values.owner_user_id || before.owner_workspace_id !== values.owner_workspace_id)
    const parted = moved ? await lockOwnerProfile(transaction, before) : []
    const status = putStatus(before, values)
    if (status !== 'unchanged') await upsertAsset(transaction, { id, ...values }, { now: deps.now() })
    if (moved) await removeFromProfiles(transaction, id)
    return { answer: { id, status }, touched: await ownerProfileIds(transaction, values), parted }
  })
}
