import type { Random } from '#demo/art/seeded-random.ts'
import type { HostPath } from '#domain/host/host-paths.ts'

export type Entry = { version: number; report: Record<string, unknown> }
export type Report = { kind: HostPath; id: string; version: number; report?: Record<string, unknown> }

type Member = { userId: string; role: string }

/** A site builder with a state of its own: every change of it is a report, with the next version. */
export function createSimulatedHost(random: Random, { prefix, from }: { prefix: string; from: number }) {
  const state: Record<HostPath, Map<string, Entry>> = { users: new Map(), workspaces: new Map(), assets: new Map() }
  const gone: Record<HostPath, string[]> = { users: [], workspaces: [], assets: [] }
  const reports: Report[] = []
  let [version, made] = [from, 0]

  const ids = (kind: HostPath) => [...state[kind].keys()]
  const reportOf = (kind: HostPath, id: string) => state[kind].get(id)?.report ?? {}
  const membersOf = (id: string) => reportOf('workspaces', id)['members'] as Member[]
  const name = () => `Name ${random.int(1000)}`

  function put(kind: HostPath, id: string, report: Record<string, unknown>): void {
    version += 1
    state[kind].set(id, { version, report })
    reports.push({ kind, id, version, report })
  }

  function remove(kind: HostPath, id: string): void {
    version += 1
    state[kind].delete(id)
    gone[kind].push(id)
    reports.push({ kind, id, version })
  }

  /** A new id, or now and then one that was deleted. */
  function idFor(kind: HostPath): string {
    const old = random.chance(0.15) && gone[kind].length > 0 ? random.pick(gone[kind]) : undefined
    if (old === undefined || state[kind].has(old)) return `${prefix}-${kind}-${made++}`
    return old
  }

  function someMembers(): Member[] {
    const few = random.shuffle(ids('users')).slice(0, random.int(4))
    return few.map((userId, index) => ({ userId, role: index === 0 ? 'owner' : 'member' }))
  }

  function someOwner(): object {
    const workspaces = ids('workspaces')
    if (workspaces.length > 0 && random.chance(0.5)) return { workspaceId: random.pick(workspaces) }
    return { userId: random.pick(ids('users')) }
  }

  /** Two entries exchange a field that is unique, by way of a third value. */
  function exchange(kind: HostPath, field: string, between: string): void {
    const [one, two] = random.shuffle(ids(kind))
    if (one === undefined || two === undefined) return
    const [first, second] = [reportOf(kind, one)[field], reportOf(kind, two)[field]]
    put(kind, one, { ...reportOf(kind, one), [field]: between })
    put(kind, two, { ...reportOf(kind, two), [field]: first })
    put(kind, one, { ...reportOf(kind, one), [field]: second })
  }

  function removeWork(isOwner: (owner: { userId?: string; workspaceId?: string }) => boolean): void {
    for (const id of ids('assets')) if (isOwner(reportOf('assets', id)['owner'] as object)) remove('assets', id)
  }

  const changes = {
    makeUser() {
      const id = idFor('users')
      // Now and then an email that somebody else had before.
      const email = `${prefix}-${random.chance(0.2) ? random.int(made + 1) : `x${made++}`}@host.test`
      if (ids('users').some((one) => reportOf('users', one)['email'] === email)) return
      put('users', id, {
        name: name(),
        email,
        emailVerified: random.chance(0.7),
        createdOn: '2024-03-01T09:00:00.000Z',
      })
    },
    renameUser: () => {
      const id = random.pick(ids('users'))
      put('users', id, { ...reportOf('users', id), name: name() })
    },
    exchangeEmails: () => exchange('users', 'email', `${prefix}-between-${made++}@host.test`),
    removeUser() {
      const id = random.pick(ids('users'))
      removeWork(({ userId }) => userId === id)
      for (const one of ids('workspaces')) {
        const members = membersOf(one)
        const left = members.filter(({ userId }) => userId !== id)
        if (left.length < members.length) put('workspaces', one, { ...reportOf('workspaces', one), members: left })
      }
      remove('users', id)
    },
    makeWorkspace() {
      const id = idFor('workspaces')
      put('workspaces', id, { slug: `${prefix}-s${made++}`, name: name(), plan: 'core', members: someMembers() })
    },
    changeWorkspace() {
      const id = random.pick(ids('workspaces'))
      const plan = random.pick(['free', 'core', 'growth'])
      put('workspaces', id, { ...reportOf('workspaces', id), plan, members: someMembers() })
    },
    exchangeSlugs: () => exchange('workspaces', 'slug', `${prefix}-between-${made++}`),
    removeWorkspace() {
      const id = random.pick(ids('workspaces'))
      removeWork(({ workspaceId }) => workspaceId === id)
      remove('workspaces', id)
    },
    makeAsset() {
      const publishedOn = random.chance(0.5) ? '2026-01-31T12:00:00.000Z' : null
      const base = { type: 'sites', name: name(), slug: 'work', public: random.chance(0.7), publishedOn }
      put('assets', idFor('assets'), { ...base, owner: someOwner() })
    },
    changeAsset() {
      const id = random.pick(ids('assets'))
      const moved = random.chance(0.3) && { owner: someOwner() }
      put('assets', id, { ...reportOf('assets', id), name: name(), ...moved })
    },
    removeAsset: () => remove('assets', random.pick(ids('assets'))),
  }

  function change(): void {
    const [users, workspaces, assets] = [state.users.size, state.workspaces.size, state.assets.size]
    if (users < 5) return changes.makeUser()
    if (workspaces < 3) return changes.makeWorkspace()
    if (assets < 3) return changes.makeAsset()
    const what = random.pickWeighted<keyof typeof changes>([
      ['makeUser', 6],
      ['renameUser', 4],
      ['exchangeEmails', 1],
      ['removeUser', 2],
      ['makeWorkspace', 4],
      ['changeWorkspace', 5],
      ['exchangeSlugs', 1],
      ['removeWorkspace', 1],
      ['makeAsset', 7],
      ['changeAsset', 6],
      ['removeAsset', 2],
    ])
    changes[what]()
  }

  return {
    state,
    reports,
    version: () => version,
    /** Lives on until there are so many reports. */
    live(count: number): void {
      while (reports.length < count) change()
    },
  }
}

export type SimulatedHost = ReturnType<typeof createSimulatedHost>
