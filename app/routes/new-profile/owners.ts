import { managesWorkspace } from '#domain/accounts/workspace.ts'
import type { Me } from '#domain/profiles/profile.ts'

/** Whom a profile can be for: oneself, or a workspace that one looks after. */
export type Owner = {
  /** What stands in the address as `for`. */
  key: string
  name: string
  workspaceId: string | undefined
  profileSlug: string | undefined
}

export function ownersOf({ user, profile, workspaces }: Me): Owner[] {
  const own: Owner = { key: 'me', name: user?.name ?? '', workspaceId: undefined, profileSlug: profile?.slug }
  const managed = workspaces.filter(({ role }) => managesWorkspace(role))
  return [
    own,
    ...managed.map(({ id, name, profileSlug }) => ({
      key: id,
      name,
      workspaceId: id,
      profileSlug: profileSlug ?? undefined,
    })),
  ]
}

/** The one that is asked for, or the only one there is; undefined where somebody has to choose. */
export function findOwner(owners: Owner[], key: string | null): Owner | undefined {
  if (key !== null) return owners.find((owner) => owner.key === key)
  const open = owners.filter(({ profileSlug }) => profileSlug === undefined)
  if (open.length === 0) return owners[0]
  return owners.length === 1 ? open[0] : undefined
}
