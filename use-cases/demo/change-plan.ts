import { newId } from '#db/new-id.ts'
import { findAccountFacts, listWorkspaceFacts } from '#db/queries/host/account-facts.ts'
import { demoPlanSchema } from '#domain/demo/demo-input.ts'
import type { PlatformAccount } from '#domain/host/platform-account.ts'
import { MAX_DEMO_WORKSPACES, MAX_LENGTH } from '#domain/limits.ts'
import { fail, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import { putHostWorkspace } from '#use-cases/host/put-entry.ts'
import { readHostReportedFacts } from '#use-cases/host/read-host-reported-facts.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'

import { type DemoDeps, refuseWorkspaceInInput, SIGN_IN_REQUIRED } from './demo-deps.ts'
import { findHostIdOfAccount, listHostMembers } from './host-members.ts'

/** R125: changes a workspace's plan; without a workspace, creates one with that plan, owned by the account. */
export async function changePlan(
  deps: DemoDeps,
  viewer: Viewer,
  { input }: { input: unknown },
): Promise<Result<PlatformAccount>> {
  if (viewer.kind === 'anonymous') return SIGN_IN_REQUIRED
  const refused = refuseWorkspaceInInput(viewer, input)
  if (refused) return refused
  const parsed = demoPlanSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const { plan, workspaceId } = parsed.data
  if (workspaceId === undefined && viewer.workspaces.size >= MAX_DEMO_WORKSPACES) {
    return fail('forbidden', `an account has at most ${MAX_DEMO_WORKSPACES} workspaces here`)
  }
  const report =
    workspaceId === undefined
      ? await newReport(deps, viewer.userId)
      : await sameReport(deps, viewer.userId, workspaceId)
  if (!report) return fail('not_found', 'there is no such workspace')
  const done = await putHostWorkspace(deps, { id: report.id, input: { ...report.input, plan } })
  return done.ok ? readHostReportedFacts(deps, viewer) : done
}

async function newReport({ db }: DemoDeps, userId: string) {
  const user = await findAccountFacts(db, userId)
  const id = newId()
  const members = [{ userId: await findHostIdOfAccount(db, userId), role: 'owner' as const }]
  const name = `${[...(user?.name ?? 'My')].slice(0, MAX_LENGTH.name - 20).join('')}’s workspace`
  return { id, input: { slug: `workspace-${id}`, name, members } }
}

async function sameReport({ db }: DemoDeps, userId: string, id: string) {
  const workspaces = await listWorkspaceFacts(db, userId)
  const workspace = workspaces.find((one) => one.id === id)
  if (!workspace) return undefined
  const members = await listHostMembers(db, id)
  return { id, input: { slug: workspace.slug, name: workspace.name, members } }
}
