import { deleteSession, deleteSessions } from '#db/queries/accounts/sessions.ts'
import { endSessionSchema } from '#domain/accounts/account.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { Deps } from '#use-cases/deps.ts'
import { invalidInput } from '#use-cases/invalid-input.ts'

import { requireSession } from './require-session.ts'

type EndDeps = Pick<Deps, 'db' | 'logAuthEvent'>

/** R253: ends one of the viewer's own sessions, by the id in their list: tokens never leave the server. */
export async function endSession(
  { db, logAuthEvent }: EndDeps,
  viewer: Viewer,
  { input }: { input: unknown },
): Promise<Result<{ status: true }>> {
  const account = requireSession(viewer)
  if (!account.ok) return account
  const parsed = endSessionSchema.safeParse(input)
  if (!parsed.success) return invalidInput(parsed.error)
  const { userId } = account.value
  if (!(await deleteSession(db, { userId, id: parsed.data.id }))) return fail('not_found', 'there is no such session')
  logAuthEvent({ event: 'sessions-ended', userId })
  return ok({ status: true })
}

/** R253: ends all of the viewer's own sessions, or all but this one. */
export async function endSessions(
  { db, logAuthEvent }: EndDeps,
  viewer: Viewer,
  { which }: { which: 'all' | 'others' },
): Promise<Result<{ status: true }>> {
  const account = requireSession(viewer)
  if (!account.ok) return account
  const { userId, session } = account.value
  await deleteSessions(db, { userId, ...(which === 'others' && { exceptId: session.id }) })
  logAuthEvent({ event: 'sessions-ended', userId })
  return ok({ status: true })
}
