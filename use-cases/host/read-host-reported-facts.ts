import { findAccountFacts, listWorkOfAccount, listWorkspaceFacts } from '#db/queries/host/account-facts.ts'
import { isManagedByHost } from '#db/queries/host/host-reports.ts'
import { managesWorkspace } from '#domain/accounts/workspace.ts'
import type { PlatformAccount } from '#domain/host/platform-account.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { presentReportedWork } from '#use-cases/profiles/present-reported-work.ts'

const MOST_WORK = 60

/** What the site builder has reported about an account: age, plans, work. */
export async function readHostReportedFacts(
  { db, site }: Pick<Deps, 'db' | 'site'>,
  viewer: Viewer,
): Promise<Result<PlatformAccount>> {
  if (viewer.kind === 'anonymous') return fail('unauthenticated', 'sign in first')
  const { userId } = viewer
  const [user, workspaces, keepsName] = await Promise.all([
    findAccountFacts(db, userId),
    listWorkspaceFacts(db, userId),
    isManagedByHost(db, userId),
  ])
  if (!user) return fail('unauthenticated', 'sign in first')
  const workspaceIds = workspaces.filter(({ role }) => managesWorkspace(role)).map(({ id }) => id)
  const work = await listWorkOfAccount(db, { userId, workspaceIds, limit: MOST_WORK })
  return ok({
    accountSince: user.created_at.toISOString(),
    emailVerified: user.email_verified,
    keepsName,
    keepsEmail: keepsName && user.role !== 'admin',
    workspaces: workspaces.map(({ id, name, plan, role, created_at }) => ({
      id,
      name,
      plan,
      role,
      since: created_at.toISOString(),
    })),
    work: work.map(({ owner_workspace_id, ...asset }) => ({
      ...presentReportedWork(asset, site),
      workspaceId: owner_workspace_id,
    })),
  })
}
