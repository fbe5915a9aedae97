import { findAccountFacts, listWorkspaceFacts } from '#db/queries/host/platform.ts'
import { managesWorkspace } from '#domain/accounts/workspace.ts'
import { demoAgeSchema } from '#domain/demo/demo-input.ts'
import type { Platform } from '#domain/host/platform.ts'
import { DAY_MS } from '#domain/limits.ts'
import type { Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import { putUser } from '#use-cases/host/put-entry.ts'
import { putWorkspace } from '#use-cases/host/put-entry.ts'
import { readPlatform } from '#use-cases/host/read-platform.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'

import { hostIdOfAccount, hostMembers } from './as-host.ts'
import { type DemoDeps, SIGN_IN } from './demo-deps.ts'

/** R125: makes the account, and the workspaces that it manages, so many days older. */
export async function moveClock(
  deps: DemoDeps,
  viewer: Viewer,
  { input }: { input: unknown },
): Promise<Result<Platform>> {
  if (viewer.kind === 'anonymous') return SIGN_IN
  const parsed = demoAgeSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const { db } = deps
  const earlier = (moment: Date) => new Date(moment.getTime() - parsed.data.days * DAY_MS).toISOString()
  const [user, workspaces] = await Promise.all([
    findAccountFacts(db, viewer.userId),
    listWorkspaceFacts(db, viewer.userId),
  ])
  if (!user) return SIGN_IN
  const { name, email, email_verified: emailVerified } = user
  const done = await putUser(deps, {
    id: await hostIdOfAccount(db, viewer.userId),
    input: { name, email, emailVerified, createdOn: earlier(user.created_at) },
  })
  if (!done.ok) return done
  for (const { id, slug, name: called, plan, created_at, role } of workspaces) {
    if (!managesWorkspace(role)) continue
    const members = await hostMembers(db, id)
    const aged = await putWorkspace(deps, {
      id,
      input: { slug, name: called, plan, members, createdOn: earlier(created_at) },
    })
    if (!aged.ok) return aged
  }
  return readPlatform(deps, viewer)
}
