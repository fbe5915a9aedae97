import { deleteHostAssetRow, findHostAsset, removeFromProfiles, upsertHostAsset } from '#db/queries/host/host-assets.ts'
import { lockExistingUsers, lockExistingWorkspace } from '#db/queries/host/host-entries.ts'
import type { HostEntryKey } from '#db/queries/host/host-reports.ts'
import { hostAssetSchema, type HostAssetInput } from '#domain/host/host-input.ts'
import { fail } from '#domain/result.ts'

import { lockOwnerProfile, ownerProfileIds } from './asset-owner.ts'
import { computeHostWriteStatus } from './compute-host-write-status.ts'
import { addAllToSet, type HostEntryType } from './entry-type.ts'

export function assetColumns({ owner, url, description, thumbnailUrl, publishedOn, ...same }: HostAssetInput) {
  return {
    type: same.type,
    name: same.name,
    slug: same.slug,
    public: same.public,
    owner_user_id: 'userId' in owner ? owner.userId : null,
    owner_workspace_id: 'workspaceId' in owner ? owner.workspaceId : null,
    url: url ?? null,
    // An empty string means no description.
    description: description || null,
    thumbnail_url: thumbnailUrl ?? null,
    published_at: publishedOn === null ? null : new Date(publishedOn),
  }
}

export const assetOwnerKey = (owner: HostAssetInput['owner']): HostEntryKey =>
  'userId' in owner ? { kind: 'user', id: owner.userId } : { kind: 'workspace', id: owner.workspaceId }

/** R51, R52: a piece of work; one that changes its owner leaves the former owner's profile. */
export const assetEntry: HostEntryType<typeof hostAssetSchema> = {
  schema: hostAssetSchema,
  async findObstacle(db, { input: { owner } }) {
    const key = assetOwnerKey(owner)
    const isKnown =
      key.kind === 'user'
        ? (await lockExistingUsers(db, [key.id])).has(key.id)
        : await lockExistingWorkspace(db, key.id)
    if (isKnown) return undefined
    const field = `owner.${key.kind}Id`
    const refusal = fail('validation_failed', `check ${field}`, { [field]: ['There is no such owner.'] })
    return { refusal, missing: [key], mayPass: true }
  },
  async write(db, { id, input, now, effects }) {
    const values = assetColumns(input)
    const before = await findHostAsset(db, id)
    const moved =
      before !== undefined &&
      (before.owner_user_id !== values.owner_user_id || before.owner_workspace_id !== values.owner_workspace_id)
    if (moved) addAllToSet(effects.parted, await lockOwnerProfile(db, before))
    const status = computeHostWriteStatus(before, values)
    if (status !== 'unchanged') await upsertHostAsset(db, { id, ...values }, { now })
    if (moved) await removeFromProfiles(db, id)
    addAllToSet(effects.touched, await ownerProfileIds(db, values))
    return status
  },
  /** R53: deletes the work, also from the owner's highlights. */
  async remove(db, { id, effects }) {
    const before = await findHostAsset(db, id)
    if (!before) return false
    addAllToSet(effects.parted, await lockOwnerProfile(db, before))
    await deleteHostAssetRow(db, id)
    return true
  },
  detach: () => Promise.resolve(),
}
