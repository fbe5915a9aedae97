import { findAccountFacts, listWorkspaceFacts } from '#db/queries/host/account-facts.ts'
import { managesWorkspace } from '#domain/accounts/workspace.ts'
import { demoAgeSchema } from '#domain/demo/demo-input.ts'
import type { PlatformAccount } from '#domain/host/platform-account.ts'
import { DAY_MS } from '#domain/limits.ts'
import type { Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import { putHostUser } from '#use-cases/host/put-entry.ts'
import { putHostWorkspace } from '#use-cases/host/put-entry.ts'
import { readHostReportedFacts } from '#use-cases/host/read-host-reported-facts.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'

import { type DemoDeps, SIGN_IN_REQUIRED } from './demo-deps.ts'
import { findHostIdOfAccount, listHostMembers } from './host-members.ts'

/** R125: makes the account, and the workspaces that it manages, so many days older. */
export async function ageAccount(
  deps: DemoDeps,
  viewer: Viewer,
  { input }: { input: unknown },
): Promise<Result<PlatformAccount>> {
  if (viewer.kind === 'anonymous') return SIGN_IN_REQUIRED
  const parsed = demoAgeSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const { db } = deps
  const earlier = (moment: Date) => new Date(moment.getTime() - parsed.data.days * DAY_MS).toISOString()
  const [user, workspaces] = await Promise.all([
    findAccountFacts(db, viewer.userId),
    listWorkspaceFacts(db, viewer.userId),
  ])
  if (!user) return SIGN_IN_REQUIRED
  const { name, email, email_verified: emailVerified } = user
  const done = await putHostUser(deps, {
    id: await findHostIdOfAccount(db, viewer.userId),
    input: { name, email, emailVerified, createdOn: earlier(user.created_at) },
  })
  if (!done.ok) return done
  for (const { id, slug, name: called, plan, created_at, role } of workspaces) {
    if (!managesWorkspace(role)) continue
    const members = await listHostMembers(db, id)
    const aged = await putHostWorkspace(deps, {
      id,
      input: { slug, name: called, plan, members, createdOn: earlier(created_at) },
    })
    if (!aged.ok) return aged
  }
  return readHostReportedFacts(deps, viewer)
}
