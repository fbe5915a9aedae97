import { randomUUID } from 'node:crypto'

import type { Owner, Person, Plan, Site, Workspace } from './entries.ts'
import type { Store } from './store.ts'

const now = () => new Date().toISOString()

const wordsOf = (name: string) => name.toLowerCase().match(/[a-z0-9]+/g) ?? []

/** The name in an address; the end of the id keeps equal names apart. */
const slugOf = (name: string, id: string) => [...wordsOf(name), id.slice(-6)].join('-')

export function signUp(store: Store, { name, email }: { name: string; email: string }): Person {
  const person = { id: randomUUID(), name, email, emailVerified: false, createdOn: now() }
  store.put('people', person)
  return person
}

const ADDRESS = /^[^\s@]+@[^\s@]+$/

/** An email that no other account has, as it is stored; undefined if it is invalid or taken. */
export function freeEmail(store: Store, text = '', own?: Person): string | undefined {
  const email = text.toLowerCase()
  const isTaken = store.all('people').some((one) => one.email === email && one.id !== own?.id)
  return ADDRESS.test(email) && !isTaken ? email : undefined
}

/** A new address has to be confirmed again. */
export function changePerson(store: Store, person: Person, { name, email }: { name: string; email: string }): void {
  const emailVerified = person.emailVerified && email === person.email
  store.put('people', { ...person, name, email, emailVerified })
}

export function createWorkspace(store: Store, owner: Person, { name, plan }: { name: string; plan: Plan }): void {
  const id = randomUUID()
  store.put('workspaces', { id, name, slug: slugOf(name, id), plan, ownerId: owner.id, createdOn: now() })
}

export function createSite(store: Store, { name, owner }: { name: string; owner: Owner }): void {
  const id = randomUUID()
  store.put('sites', { id, name, slug: slugOf(name, id), owner, publishedOn: null })
}

export const publishSite = (store: Store, site: Site) => store.put('sites', { ...site, publishedOn: now() })
export const unpublishSite = (store: Store, site: Site) => store.put('sites', { ...site, publishedOn: null })

export const workspacesOf = (store: Store, { id }: Person): Workspace[] =>
  store.all('workspaces').filter(({ ownerId }) => ownerId === id)

export function sitesOf(store: Store, person: Person): Site[] {
  const workspaces = new Set(workspacesOf(store, person).map(({ id }) => id))
  const isOwn = (owner: Owner) =>
    'personId' in owner ? owner.personId === person.id : workspaces.has(owner.workspaceId)
  return store.all('sites').filter(({ owner }) => isOwn(owner))
}

/** Everything of a person goes with them; each removal is reported. */
export function deletePerson(store: Store, person: Person): void {
  for (const { id } of sitesOf(store, person)) store.remove('sites', id)
  for (const { id } of workspacesOf(store, person)) store.remove('workspaces', id)
  store.remove('people', person.id)
}
