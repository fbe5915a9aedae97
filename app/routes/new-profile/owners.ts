import { managesWorkspace } from '#domain/accounts/workspace.ts'
import type { Me } from '#domain/profiles/profile.ts'

/** A possible owner of a new profile: the account, or a workspace that it manages. */
export type Owner = {
  /** The value of the `for` parameter. */
  key: string
  name: string
  workspaceId: string | undefined
  profileSlug: string | undefined
}

export function possibleProfileOwners({ user, profile, workspaces }: Me): Owner[] {
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

/** The requested owner, or the only one; undefined when the visitor has to choose. */
export function findRequestedOwner(owners: Owner[], key: string | null): Owner | undefined {
  if (key !== null) return owners.find((owner) => owner.key === key)
  const open = owners.filter(({ profileSlug }) => profileSlug === undefined)
  if (open.length === 0) return owners[0]
  return owners.length === 1 ? open[0] : undefined
}
