import type { HostAssetInput, HostWorkspaceInput } from './host-input.ts'
import type { HostKind } from './host-paths.ts'

type Entry = { id: string; input?: unknown }

/** Ids of the accounts that a report is about: itself, the members of a workspace, the owner of work. */
export function reportedUserIds(kind: HostKind, { id, input }: Entry): string[] {
  if (kind === 'user') return [id]
  if (!input) return []
  if (kind === 'workspace') return (input as HostWorkspaceInput).members.map(({ userId }) => userId)
  const { owner } = input as HostAssetInput
  return 'userId' in owner ? [owner.userId] : []
}

/** The same report, with other ids for these accounts. */
export function replaceReportedUserIds<T extends Entry>(kind: HostKind, entry: T, rename: (id: string) => string): T {
  if (kind === 'user') return { ...entry, id: rename(entry.id) }
  if (!entry.input) return entry
  if (kind === 'workspace') {
    const { members, ...same } = entry.input as HostWorkspaceInput
    const renamed = members.map(({ userId, role }) => ({ userId: rename(userId), role }))
    return { ...entry, input: { ...same, members: renamed } }
  }
  const { owner, ...same } = entry.input as HostAssetInput
  return 'userId' in owner ? { ...entry, input: { ...same, owner: { userId: rename(owner.userId) } } } : entry
}
