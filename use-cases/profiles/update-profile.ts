import type { z } from 'zod'

import { findProfileOfUser, findProfileOfWorkspace, type ProfileRow } from '#db/queries/profiles/profiles.ts'
import { isId } from '#domain/id.ts'
import { mayEditUserProfile, mayEditWorkspaceProfile, PROFILE_SUSPENDED } from '#domain/policy/profile-access.ts'
import {
  type ProfileFields,
  userProfileChangesSchema,
  workspaceProfileChangesSchema,
} from '#domain/profiles/profile-input.ts'
import type { Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import { Rollback } from '#use-cases/rollback.ts'
import { finishUploadNamedInInput } from '#use-cases/uploads/finish-upload.ts'

import { type ChangedProfile, type ProfileChangeDeps, changeProfile } from './change-profile.ts'
import { findProfileByHandle } from './find-profile-by-handle.ts'
import { invalidProfileInput } from './invalid-profile-input.ts'
import { omitUnchanged } from './omit-unchanged.ts'
import { writeProfile } from './write-profile.ts'

type Input = { input: unknown; ifMatch?: number | undefined }

/** R29: a suspended profile's owner may not bring it back by an edit. */
function checkSuspended(before: ProfileRow, fields: ProfileFields, viewer: Viewer): void {
  const changesState = fields.public !== undefined || fields.hirable !== undefined
  if (before.expert_status === 'SUSPENDED' && changesState && viewer.kind === 'account' && !viewer.isAdmin) {
    throw new Rollback(PROFILE_SUSPENDED)
  }
}

type Target = Pick<Parameters<typeof changeProfile>[2], 'find' | 'mayChange'> & { schema: z.ZodType<ProfileFields> }

async function update(
  deps: ProfileChangeDeps,
  viewer: Viewer,
  { find, mayChange, schema, input: given, ifMatch }: Target & Input,
): Promise<Result<ChangedProfile>> {
  const input = await finishUploadNamedInInput(deps, viewer, given)
  return changeProfile(deps, viewer, {
    find,
    mayChange,
    ifMatch,
    write: async (db, before, account) => {
      const parsed = schema.safeParse(omitUnchanged(input, before))
      if (!parsed.success) throw new Rollback(invalidProfileInput(parsed.error))
      // R281: no edit, so neither a version nor a newer day.
      if (Object.keys(parsed.data).length === 0) return before
      checkSuspended(before, parsed.data, account)
      return writeProfile(db, { deps, viewer: account, before, fields: parsed.data })
    },
  })
}

/** The caller's own profile. */
export function updateOwnProfile(
  deps: ProfileChangeDeps,
  viewer: Viewer,
  input: Input,
): Promise<Result<ChangedProfile>> {
  return update(deps, viewer, {
    ...input,
    find: (db, { userId }) => findProfileOfUser(db, userId),
    mayChange: mayEditUserProfile,
    schema: userProfileChangesSchema,
  })
}

/** The named profile of a person, by that person or an admin (R7). */
export function updateNamedProfile(
  deps: ProfileChangeDeps,
  viewer: Viewer,
  { slug, ...input }: Input & { slug: string },
): Promise<Result<ChangedProfile>> {
  return update(deps, viewer, {
    ...input,
    find: (db) => findProfileByHandle(db, slug),
    mayChange: mayEditUserProfile,
    schema: userProfileChangesSchema,
  })
}

/** A workspace's profile, by those who manage the workspace (R8). */
export function updateWorkspaceProfile(
  deps: ProfileChangeDeps,
  viewer: Viewer,
  { workspaceId, ...input }: Input & { workspaceId: string },
): Promise<Result<ChangedProfile>> {
  return update(deps, viewer, {
    ...input,
    find: async (db) => (isId(workspaceId) ? findProfileOfWorkspace(db, workspaceId) : undefined),
    mayChange: mayEditWorkspaceProfile,
    schema: workspaceProfileChangesSchema,
  })
}
