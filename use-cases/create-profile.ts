import type { Db } from '#db/connection.ts'
import { newId } from '#db/new-id.ts'
import { insertProfile, listOwnAssetIds, replaceFeaturedAssets, replaceSkills } from '#db/queries/profile-writes.ts'
import { findProfileById } from '#db/queries/profiles.ts'
import { brokenUniqueness } from '#db/unique-violation.ts'
import { type ProfileFields, newUserProfileSchema, newWorkspaceProfileSchema } from '#domain/profile-input.ts'
import type { Profile } from '#domain/profile.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import { managesWorkspace } from '#domain/workspace.ts'

import type { Deps } from './deps.ts'
import { invalidInput } from './invalid-input.ts'
import { presentProfile } from './present-profile.ts'
import { profileColumns } from './profile-columns.ts'

type Owner = { userId: string } | { workspaceId: string }

/** Makes a private draft for the viewer, or for a workspace that they look after. */
export async function createProfile(
  deps: Pick<Deps, 'db' | 'catalogue' | 'now'>,
  viewer: Viewer,
  { workspaceId, input }: { workspaceId?: string; input: unknown },
): Promise<Result<Profile>> {
  if (viewer.kind === 'anonymous') return fail('unauthenticated', 'sign in first')
  if (workspaceId !== undefined && !viewer.workspaces.has(workspaceId)) {
    return fail('not_found', 'there is no such workspace')
  }
  if (workspaceId !== undefined && !managesWorkspace(viewer.workspaces.get(workspaceId))) {
    return fail('forbidden', 'only owners and admins of a workspace make its profile')
  }
  const parsed = (workspaceId === undefined ? newUserProfileSchema : newWorkspaceProfileSchema).safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const owner: Owner = workspaceId === undefined ? { userId: viewer.userId } : { workspaceId }
  try {
    const id = await deps.db
      .transaction()
      .execute((transaction) => insertAll(transaction, { deps, owner, fields: parsed.data }))
    if (id === undefined)
      return fail('validation_failed', 'check featuredAssets', { featuredAssets: ['Choose from your own work.'] })
    const row = await findProfileById(deps.db, id)
    if (!row) throw new Error(`The profile ${id} is gone right after it was made.`)
    return ok(presentProfile(row, { viewer, marks: { isFollowing: false, isLiked: false }, now: deps.now() }))
  } catch (error) {
    const constraint = brokenUniqueness(error)
    if (constraint === 'profile_slug_key')
      return fail('slug_taken', 'profile URL is already taken', { slug: ['This handle is taken.'] })
    if (constraint?.startsWith('profile_owner')) return fail('profile_exists', 'there is already a profile')
    throw error
  }
}

type Insert = { deps: Pick<Deps, 'catalogue' | 'now'>; owner: Owner; fields: ProfileFields }

async function insertAll(db: Db, { deps, owner, fields }: Insert): Promise<string | undefined> {
  const featured = fields.featuredAssets ?? []
  const own = new Set(
    await listOwnAssetIds(
      db,
      owner,
      featured.map((one) => one.assetId),
    ),
  )
  if (featured.some((one) => !own.has(one.assetId))) return undefined
  const id = newId()
  await insertProfile(db, {
    ...profileColumns(fields, { catalogue: deps.catalogue, now: deps.now() }),
    id,
    slug: fields.slug ?? '',
    name: fields.name ?? '',
    ...('userId' in owner ? { owner_user_id: owner.userId } : { owner_workspace_id: owner.workspaceId }),
  })
  await replaceSkills(
    db,
    id,
    deps.catalogue.normalizeSkillNames(fields.skills ?? []).map((skill) => skill.slug),
  )
  await replaceFeaturedAssets(db, id, featured)
  return id
}
