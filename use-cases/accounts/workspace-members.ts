import { countMembers, listMembers, setMemberListed } from '#db/queries/accounts/members.ts'
import { type Members, membershipChangeSchema } from '#domain/accounts/member.ts'
import { managesWorkspace } from '#domain/accounts/workspace.ts'
import { MAX_COUNT } from '#domain/limits.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'

const NO_WORKSPACE = fail('not_found', 'there is no such workspace')

/** R711: for those who manage the workspace; for others there is no list. */
export async function listWorkspaceMembers(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  { id }: { id: string },
): Promise<Result<Members>> {
  if (viewer.kind === 'anonymous') return fail('unauthenticated', 'sign in first')
  if (!managesWorkspace(viewer.workspaces.get(id))) return NO_WORKSPACE
  const [rows, total] = await Promise.all([
    listMembers(db, { workspaceId: id, limit: MAX_COUNT.shownMembers }),
    countMembers(db, id),
  ])
  const items = rows.map((row) => ({
    name: row.name,
    role: row.role,
    listed: row.listed_at !== null,
    you: row.id === viewer.userId,
    profileSlug: row.profile_slug,
  }))
  return ok({ items, total })
}

/** R711: each member agrees for themselves. */
export async function setOwnMembershipListed(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  { id, input }: { id: string; input: unknown },
): Promise<Result<{ listed: boolean }>> {
  if (viewer.kind === 'anonymous') return fail('unauthenticated', 'sign in first')
  if (!viewer.workspaces.has(id)) return NO_WORKSPACE
  const parsed = membershipChangeSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const { listed } = parsed.data
  const isMember = await setMemberListed(db, { workspaceId: id, userId: viewer.userId, listed, now: now() })
  return isMember ? ok({ listed }) : NO_WORKSPACE
}
