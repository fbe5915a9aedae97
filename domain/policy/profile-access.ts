import { managesWorkspace } from '#domain/accounts/workspace.ts'
import type { ExpertStatus, ViewerRole, Visibility } from '#domain/profiles/profile.ts'
import { failForbidden } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'

type Owned = { ownerUserId: string | null; ownerWorkspaceId: string | null }
type Guarded = Owned & { visibility: Visibility; expertStatus: ExpertStatus }

export const PROFILE_SUSPENDED = failForbidden({ code: 'profile_suspended', text: 'this profile is suspended' })

/** R5: the viewer's standing, which the profile shows as `role`. */
export function viewerRole(viewer: Viewer, profile: Owned): ViewerRole {
  if (viewer.kind === 'anonymous') return 'VISITOR'
  if (profile.ownerUserId !== null && profile.ownerUserId === viewer.userId) return 'OWNER'
  const workspaceRole = profile.ownerWorkspaceId === null ? undefined : viewer.workspaces.get(profile.ownerWorkspaceId)
  if (managesWorkspace(workspaceRole)) return 'OWNER'
  if (viewer.isAdmin) return 'ADMIN'
  return workspaceRole ? 'MEMBER' : 'VISITOR'
}

/** R6: a private or suspended profile does not exist for strangers. */
export function maySeeProfile(viewer: Viewer, profile: Guarded): boolean {
  if (profile.visibility === 'PUBLIC' && profile.expertStatus !== 'SUSPENDED') return true
  return viewerRole(viewer, profile) !== 'VISITOR'
}

/** R7: a person's profile is edited by that person or an admin. Workspace profiles never pass this check. */
export function mayEditUserProfile(viewer: Viewer, profile: Owned): boolean {
  if (viewer.kind === 'anonymous' || profile.ownerUserId === null) return false
  return viewer.userId === profile.ownerUserId || viewer.isAdmin
}

/** R8: a workspace's profile is edited by its owners and admins, and by site admins, on its own route. */
export function mayEditWorkspaceProfile(viewer: Viewer, profile: Owned): boolean {
  if (viewer.kind === 'anonymous' || profile.ownerWorkspaceId === null) return false
  return viewer.isAdmin || managesWorkspace(viewer.workspaces.get(profile.ownerWorkspaceId))
}

/** Whether the viewer sees private fields: the inquiry address and the requirements. */
export function seesPrivateFields(viewer: Viewer, profile: Owned): boolean {
  return mayEditUserProfile(viewer, profile) || mayEditWorkspaceProfile(viewer, profile)
}
