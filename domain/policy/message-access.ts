import { managesWorkspace } from '#domain/accounts/workspace.ts'
import type { Viewer } from '#domain/viewer.ts'

import { viewerRole } from './profile-access.ts'

type Owned = { ownerUserId: string | null; ownerWorkspaceId: string | null }

/** R85: why this viewer cannot write to a profile that they can see; undefined where they can. */
export function contactRefusal(
  viewer: Viewer,
  profile: Owned & { isPublic: boolean; hirable: boolean; isExpert: boolean },
): string | undefined {
  const standing = viewerRole(viewer, profile)
  if (standing === 'OWNER' && profile.ownerUserId !== null) return 'this profile is your own'
  if (standing === 'OWNER' || standing === 'MEMBER') return 'this profile is your own workspace’s'
  if (!profile.isPublic || !profile.hirable || !profile.isExpert) return 'this profile is not available for contact'
  return undefined
}

/** R94: the inboxes that a viewer may read: their own profile's, and those of workspaces that they manage. */
export function readableInboxes(viewer: Extract<Viewer, { kind: 'account' }>): {
  userId: string
  workspaceIds: string[]
} {
  const managed = [...viewer.workspaces].filter(([, role]) => managesWorkspace(role))
  return { userId: viewer.userId, workspaceIds: managed.map(([id]) => id) }
}
