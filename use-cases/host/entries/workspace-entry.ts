import {
  deleteWorkspaceRows,
  releaseWorkspaceSlug,
  lockHostWorkspace,
  lockWorkspaceBySlug,
  findMemberRoles,
  replaceMembers,
  upsertWorkspace,
} from '#db/queries/host/host-accounts.ts'
import { lockExistingUsers, listProfileIdsOf, deleteFollowersOfProfiles } from '#db/queries/host/host-entries.ts'
import { hostWorkspaceSchema, type HostWorkspaceInput } from '#domain/host/host-input.ts'
import { fail } from '#domain/result.ts'

import { computeHostWriteStatus } from './compute-host-write-status.ts'
import { addAllToSet, type HostEntryType } from './entry-type.ts'

export const WORKSPACE_SLUG_TAKEN = fail('already_used', 'another workspace has this slug', {
  slug: ['Another workspace has this slug.'],
})

export function workspaceColumns({ slug, name, plan, createdOn }: HostWorkspaceInput) {
  return { slug, name, plan, ...(createdOn !== undefined && { created_at: new Date(createdOn) }) }
}

export const reportedMemberRoles = ({ members }: Pick<HostWorkspaceInput, 'members'>) =>
  new Map(members.map(({ userId, role }) => [userId, role]))

function unknownMembers({ members }: HostWorkspaceInput, known: Set<string>) {
  const fields = members.flatMap(({ userId }, index) => (known.has(userId) ? [] : [`members.${index}.userId`]))
  return fail(
    'validation_failed',
    `check ${fields.slice(0, 5).join(', ')}`,
    Object.fromEntries(fields.map((field) => [field, ['There is no such user.']])),
  )
}

/** R51, R52: a workspace with its plan and all its members; members that are not listed have left. */
export const workspaceEntry: HostEntryType<typeof hostWorkspaceSchema> = {
  schema: hostWorkspaceSchema,
  async findObstacle(db, { id, input }) {
    const userIds = input.members.map(({ userId }) => userId)
    const known = await lockExistingUsers(db, userIds)
    const missing = userIds.filter((userId) => !known.has(userId)).map((id) => ({ kind: 'user' as const, id }))
    if (missing.length > 0) return { refusal: unknownMembers(input, known), missing, mayPass: true }
    const holder = await lockWorkspaceBySlug(db, { slug: input.slug, except: id })
    return holder && { refusal: WORKSPACE_SLUG_TAKEN, missing, heldBy: holder.id, mayPass: true }
  },
  async write(db, { id, input, now, effects }) {
    const row = await lockHostWorkspace(db, id)
    const membersBefore = await findMemberRoles(db, id)
    const [values, members] = [workspaceColumns(input), reportedMemberRoles(input)]
    const status = computeHostWriteStatus(row && { ...row, members: membersBefore }, { ...values, members })
    if (status !== 'unchanged') {
      await upsertWorkspace(db, { id, ...values }, { now })
      await replaceMembers(db, id, { members, now })
    }
    const left = [...membersBefore.keys()].filter((userId) => !members.has(userId))
    addAllToSet(effects.touched, await listProfileIdsOf(db, { userIds: [...members.keys()], workspaceIds: [id] }))
    addAllToSet(effects.parted, await listProfileIdsOf(db, { userIds: left }))
    return status
  },
  /** R53: profile, listings and work go with the workspace; its members lose the plan. */
  async remove(db, { id, effects }) {
    const before = await lockHostWorkspace(db, id)
    const members = await findMemberRoles(db, id)
    await deleteFollowersOfProfiles(db, await listProfileIdsOf(db, { workspaceIds: [id] }))
    await deleteWorkspaceRows(db, [id])
    addAllToSet(effects.parted, await listProfileIdsOf(db, { userIds: [...members.keys()] }))
    return before !== undefined
  },
  detach: releaseWorkspaceSlug,
}
