import { managesWorkspace } from '#domain/accounts/workspace.ts'
import { fail, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import type { HostDeps } from '#use-cases/host/apply-report.ts'

export type DemoDeps = HostDeps & Pick<Deps, 'site'>

export const SIGN_IN_REQUIRED = fail('unauthenticated', 'sign in first')

type Account = Extract<Viewer, { kind: 'account' }>
type Refusal = Extract<Result<never>, { ok: false }>

/** R125: refuses workspaces that the account does not manage; one that it is not in is reported as missing. */
export function refuseUnmanagedWorkspace(viewer: Account, workspaceId: string): Refusal | undefined {
  const role = viewer.workspaces.get(workspaceId)
  if (!role) return fail('not_found', 'there is no such workspace')
  return managesWorkspace(role) ? undefined : fail('forbidden', 'this workspace is not yours to manage')
}

/** The same for unvalidated input: a value that is no id is left for the schema to refuse. */
export function refuseWorkspaceInInput(viewer: Account, input: unknown): Refusal | undefined {
  const named = typeof input === 'object' && input !== null && 'workspaceId' in input ? input.workspaceId : undefined
  return typeof named === 'string' ? refuseUnmanagedWorkspace(viewer, named) : undefined
}
