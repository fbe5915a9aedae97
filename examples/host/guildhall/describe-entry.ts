import { createHash } from 'node:crypto'

import type { Kind, Person, Site, Versioned, Workspace } from '#examples/host/data/entries.ts'
import type { Store } from '#examples/host/data/store.ts'
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

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const pairs = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(pairs.map(([key, one]) => [key, sorted(one)]))
}

/** The hash that Guildhall lists for the same content: docs/host.md, "Finding differences". */
export function hashOf(line: HostLine): string | undefined {
  if (!('report' in line)) return undefined
  const { version: _, ...report } = line.report
  const content = line.kind === 'assets' ? { description: null, thumbnailUrl: null, ...report } : report
  return createHash('sha256')
    .update(JSON.stringify(sorted(content)))
    .digest('hex')
}
