import type { OwnerType, Profile, ProfileType, Visibility } from '#domain/profiles/profile.ts'
import type { WorkType } from '#domain/profiles/reported-work.ts'

type OwnerFields = {
  owner?: { id?: string | null; type?: OwnerType | string | null } | null
  workspaceId?: string | null
  profileId?: string | null
  _id?: string | null
}

/** Owner type PERSON maps to user, everything else to workspace. */
export function profileType(profile: Pick<OwnerFields, 'owner'>): ProfileType {
  return profile.owner?.type === 'PERSON' ? 'user' : 'workspace'
}

/** The owner's id falls back to the workspace's, then to the profile's. */
export function ownerId(profile: OwnerFields): string | undefined {
  return profile.owner?.id || profile.workspaceId || profile.profileId || profile._id || undefined
}

/** Public by its visibility or by the flag. */
export function isPublicProfile(profile: {
  visibility?: Visibility | string | null
  public?: boolean | null
}): boolean {
  return profile.visibility === 'PUBLIC' || profile.public === true
}

/** The picture, under either of its names. */
export function profilePicture(profile: {
  profileImg?: string | null
  thumbnailImage?: { url?: string | null } | null
}): string | undefined {
  return profile.profileImg || profile.thumbnailImage?.url || undefined
}

export function profileAboutText(profile: { about?: string | null; bio?: string | null }): string {
  return profile.about || profile.bio || ''
}

/** `City, Country`, as far as either is known. */
export function formatLocation(profile: Pick<Profile, 'location'>): string {
  return [profile.location.city, profile.location.country].filter(Boolean).join(', ')
}

/** The kinds of work, in the order of their tabs; sites are the default. */
export const ASSET_KINDS: readonly WorkType[] = ['sites', 'templates', 'libraries', 'cloneables']

/** Owners and site admins may edit; members of a workspace only view. */
export function mayEdit({ role }: Pick<Profile, 'role'>): boolean {
  return role === 'OWNER' || role === 'ADMIN'
}
