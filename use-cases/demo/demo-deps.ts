import { managesWorkspace } from '#domain/accounts/workspace.ts'
import { fail, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import type { HostDeps } from '#use-cases/host/apply-report.ts'

export type DemoDeps = HostDeps & Pick<Deps, 'site'>

export const SIGN_IN = fail('unauthenticated', 'sign in first')

/** R125: only for what the account manages; what it does not know of is missing. */
export function refuseWorkspace(
  viewer: Extract<Viewer, { kind: 'account' }>,
  workspaceId: string,
): Extract<Result<never>, { ok: false }> | undefined {
  const role = viewer.workspaces.get(workspaceId)
  if (!role) return fail('not_found', 'there is no such workspace')
  return managesWorkspace(role) ? undefined : fail('forbidden', 'this workspace is not yours to manage')
}
