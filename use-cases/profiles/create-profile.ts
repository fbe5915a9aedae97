import { newId } from '#db/new-id.ts'
import { findWorkspace } from '#db/queries/accounts/accounts.ts'
import { hasProfile, insertProfile, type ProfileOwner } from '#db/queries/profiles/profile-writes.ts'
import { violatedConstraint } from '#db/violated-constraint.ts'
import { managesWorkspace } from '#domain/accounts/workspace.ts'
import { isId } from '#domain/id.ts'
import { newUserProfileSchema, newWorkspaceProfileSchema, type ProfileFields } from '#domain/profiles/profile-input.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import { catchRollback } from '#use-cases/rollback.ts'
import { finishUploadNamedInInput } from '#use-cases/uploads/finish-upload.ts'

import { type ChangedProfile, type ProfileChangeDeps, finishProfileChange } from './change-profile.ts'
import { claimHandle, SLUG_TAKEN } from './claim-handle.ts'
import { invalidProfileInput } from './invalid-profile-input.ts'
import { rereadProfile } from './reread-profile.ts'
import { writeProfile } from './write-profile.ts'

const EXISTS = fail('profile_exists', 'there is already a profile')

type Creation = {
  workspaceId?: string
  input: unknown
  /** The address of a picture that is known to be the owner's. */
  picture?: string
}

async function ownerFor(
  deps: ProfileChangeDeps,
  viewer: Extract<Viewer, { kind: 'account' }>,
  workspaceId: string | undefined,
): Promise<Result<ProfileOwner>> {
  if (workspaceId === undefined) return ok({ owner_user_id: viewer.userId })
  const role = viewer.workspaces.get(workspaceId)
  const known =
    role !== undefined ||
    (viewer.isAdmin && isId(workspaceId) && (await findWorkspace(deps.db, workspaceId)) !== undefined)
  if (!known) return fail('not_found', 'there is no such workspace')
  if (!managesWorkspace(role) && !viewer.isAdmin) {
    return fail('forbidden', 'only owners and admins of a workspace make its profile')
  }
  return ok({ owner_workspace_id: workspaceId })
}

/**
 * Creates a profile for the viewer, or for a workspace that they manage: a private draft unless the input says
 * otherwise.
 */
export async function createProfile(
  deps: ProfileChangeDeps,
  viewer: Viewer,
  { workspaceId, input: given, picture }: Creation,
): Promise<Result<ChangedProfile>> {
  if (viewer.kind === 'anonymous') return fail('unauthenticated', 'sign in first')
  const owner = await ownerFor(deps, viewer, workspaceId)
  if (!owner.ok) return owner
  const input = await finishUploadNamedInInput(deps, viewer, given)
  const parsed = (workspaceId === undefined ? newUserProfileSchema : newWorkspaceProfileSchema).safeParse(input)
  if (!parsed.success) return invalidProfileInput(parsed.error)
  const fields: ProfileFields = parsed.data
  const { name, slug } = parsed.data
  // A client that repeats a call whose answer was lost is not told that its own handle is taken.
  if (await hasProfile(deps.db, owner.value)) return EXISTS
  try {
    return await catchRollback(() =>
      deps.db.transaction().execute(async (transaction) => {
        const id = newId()
        await claimHandle(transaction, { handle: slug, profileId: id, now: deps.now() })
        await insertProfile(transaction, { id, slug, name, profile_img: picture ?? null, ...owner.value })
        const before = await rereadProfile(transaction, id)
        const after = await writeProfile(transaction, { deps, viewer, before, fields })
        return finishProfileChange(transaction, { deps, viewer, after })
      }),
    )
  } catch (error) {
    const constraint = violatedConstraint(error)
    if (constraint === 'profile_slug_key') return SLUG_TAKEN
    if (constraint?.startsWith('profile_owner')) return EXISTS
    throw error
  }
}
