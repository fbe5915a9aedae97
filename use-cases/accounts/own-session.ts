import { fail, ok, type Result } from '#domain/result.ts'
import type { Viewer } from '#domain/viewer.ts'

type Account = Extract<Viewer, { kind: 'account' }>

/** An account by way of its session: what it proves, it proves for that one. */
export function withSession(viewer: Viewer): Result<Account & { session: NonNullable<Account['session']> }> {
  if (viewer.kind === 'anonymous' || !viewer.session) return fail('unauthenticated', 'sign in first')
  return ok({ ...viewer, session: viewer.session })
}
