import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'

export type AdminViewer = Extract<Viewer, { kind: 'account' }>

/** R250: refuses an admin whose session lacks the second factor, and says what to do. */
export function refuseWithoutSecondFactor(viewer: Viewer): ReturnType<typeof fail> | undefined {
  if (viewer.kind === 'anonymous' || viewer.isAdmin || viewer.session?.role !== 'admin') return undefined
  const { on } = viewer.session.secondFactor
  const step = on ? 'show a code of your authenticator app' : 'turn on two-step sign-in'
  return fail('forbidden', `${step} at /account/second-factor before you act as an admin`)
}

/** R135: the admin calls are for admins; signed-out clients get 401, other accounts 403. */
export function requireAdminViewer(viewer: Viewer): Result<AdminViewer> {
  if (viewer.kind === 'anonymous') return fail('unauthenticated', 'sign in first')
  return viewer.isAdmin ? ok(viewer) : (refuseWithoutSecondFactor(viewer) ?? fail('forbidden', 'this is for admins'))
}
