import type { Kind, Person, Site, Versioned, Workspace } from '#sdk/examples/host/data/entries.ts'
import type { Store } from '#sdk/examples/host/data/store.ts'
import type { HostAsset, HostLine, HostUser, HostWorkspace } from '#sdk/guildhall-client.ts'

/** Guildhall's names of what we have. */
export const HOST_KINDS = { people: 'users', workspaces: 'workspaces', sites: 'assets' } as const

const describePerson = ({ name, email, emailVerified, createdOn, version }: Versioned<Person>): HostUser => ({
  name,
  email,
  emailVerified,
  createdOn,
  version,
})

const describeWorkspace = ({ name, slug, plan, ownerId, createdOn, version }: Versioned<Workspace>): HostWorkspace => ({
  name,
  slug,
  plan,
  createdOn,
  members: [{ userId: ownerId, role: 'owner' }],
  version,
})

const describeSite = ({ name, slug, owner, publishedOn, version }: Versioned<Site>): HostAsset => ({
  type: 'sites',
  owner: 'personId' in owner ? { userId: owner.personId } : { workspaceId: owner.workspaceId },
  name,
  slug,
  url: `https://${slug}.plinth.example`,
  public: true,
  publishedOn,
  version,
})

/** An entry as Guildhall is told it: completely, with its version. Undefined where we do not have it. */
export function describeEntry(store: Store, kind: Kind, id: string): HostLine | undefined {
  if (kind === 'people') {
    const person = store.find('people', id)
    return person && { kind: 'users', id, report: describePerson(person) }
  }
  if (kind === 'workspaces') {
    const workspace = store.find('workspaces', id)
    return workspace && { kind: 'workspaces', id, report: describeWorkspace(workspace) }
  }
  const site = store.find('sites', id)
  return site && { kind: 'assets', id, report: describeSite(site) }
}
