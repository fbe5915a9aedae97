import { managesWorkspace } from '#domain/accounts/workspace.ts'
import { failForbidden } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'

import { viewerRole } from './profile-access.ts'

type Owned = { ownerUserId: string | null; ownerWorkspaceId: string | null }

/** Why an expert does not take a message, by its code: the sentences of the API. */
export const CONTACT_REFUSALS = {
  own_profile: 'this profile is your own',
  own_workspace: 'this profile is your own workspace’s',
  not_contactable: 'this profile is not available for contact',
  sender_blocked: 'this expert does not take messages from you',
} as const
export type ContactRefusal = keyof typeof CONTACT_REFUSALS

export const refuseContact = (code: ContactRefusal) => failForbidden({ code, text: CONTACT_REFUSALS[code] })

/** R85: why this viewer cannot write to a profile that they can see; undefined where they can. */
export function contactRefusal(
  viewer: Viewer,
  profile: Owned & { isPublic: boolean; hirable: boolean; isExpert: boolean },
): ContactRefusal | undefined {
  const standing = viewerRole(viewer, profile)
  if (standing === 'OWNER' && profile.ownerUserId !== null) return 'own_profile'
  if (standing === 'OWNER' || standing === 'MEMBER') return 'own_workspace'
  if (!profile.isPublic || !profile.hirable || !profile.isExpert) return 'not_contactable'
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
