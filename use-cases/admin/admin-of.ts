import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'

export type Admin = Extract<Viewer, { kind: 'account' }>

/** R135: the desk is for admins; nobody signed in is 401, everybody else 403. */
export function adminOf(viewer: Viewer): Result<Admin> {
  if (viewer.kind === 'anonymous') return fail('unauthenticated', 'sign in first')
  return viewer.isAdmin ? ok(viewer) : fail('forbidden', 'this is for admins')
}
