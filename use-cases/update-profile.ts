import type { z } from 'zod'

import { findProfileOfUser, findProfileOfWorkspace, type ProfileRow } from '#db/queries/profiles.ts'
import { isId } from '#domain/id.ts'
import { mayEditUserProfile, mayEditWorkspaceProfile } from '#domain/policy/profile-access.ts'
import { type ProfileFields, userProfileChangesSchema, workspaceProfileChangesSchema } from '#domain/profile-input.ts'
import { fail, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'

import { type ChangedProfile, type ChangeDeps, changeProfile } from './change-profile.ts'
import { findByHandle } from './find-by-handle.ts'
import { handleFailure } from './handle-failure.ts'
import { Refused } from './refused.ts'
import { writeProfile } from './write-profile.ts'

type Input = { input: unknown; ifMatch?: number | undefined }

/** R29: a suspended profile's owner may not bring it back by an edit. */
function checkSuspended(before: ProfileRow, fields: ProfileFields, viewer: Viewer): void {
  const wishes = fields.public !== undefined || fields.hirable !== undefined
  if (before.expert_status === 'SUSPENDED' && wishes && viewer.kind === 'account' && !viewer.isAdmin) {
    throw new Refused(fail('forbidden', 'this profile is suspended'))
  }
}

function writing(deps: ChangeDeps, schema: z.ZodType<ProfileFields>, input: unknown) {
  return async (db: ChangeDeps['db'], before: ProfileRow, viewer: Viewer) => {
    const parsed = schema.safeParse(input)
    if (!parsed.success) throw new Refused(handleFailure(parsed.error))
    checkSuspended(before, parsed.data, viewer)
    await writeProfile(db, { deps, before, fields: parsed.data })
  }
}

/** The caller's own profile. */
export function updateOwnProfile(
  deps: ChangeDeps,
  viewer: Viewer,
  { input, ifMatch }: Input,
): Promise<Result<ChangedProfile>> {
  return changeProfile(deps, viewer, {
    find: (db, { userId }) => findProfileOfUser(db, userId),
    mayChange: mayEditUserProfile,
    ifMatch,
    write: writing(deps, userProfileChangesSchema, input),
  })
}

/** The named profile of a person, by that person or an admin (R7). */
export function updateNamedProfile(
  deps: ChangeDeps,
  viewer: Viewer,
  { slug, input, ifMatch }: Input & { slug: string },
): Promise<Result<ChangedProfile>> {
  return changeProfile(deps, viewer, {
    find: (db) => findByHandle(db, slug),
    mayChange: mayEditUserProfile,
    ifMatch,
    write: writing(deps, userProfileChangesSchema, input),
  })
}

/** A workspace's profile, by those who look after it (R8). */
export function updateWorkspaceProfile(
  deps: ChangeDeps,
  viewer: Viewer,
  { workspaceId, input, ifMatch }: Input & { workspaceId: string },
): Promise<Result<ChangedProfile>> {
  return changeProfile(deps, viewer, {
    find: async (db) => (isId(workspaceId) ? findProfileOfWorkspace(db, workspaceId) : undefined),
    mayChange: mayEditWorkspaceProfile,
    ifMatch,
    write: writing(deps, workspaceProfileChangesSchema, input),
  })
}
